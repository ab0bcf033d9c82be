#compdef hiroba
# zsh completion for hiroba
_hiroba() {
    if (( CURRENT > 2 )); then
        case "$words[2]" in
            events) shift words; (( CURRENT-- )); _hiroba_events; return ;;
            articles) shift words; (( CURRENT-- )); _hiroba_articles; return ;;
            towns) shift words; (( CURRENT-- )); _hiroba_towns; return ;;
            saved) shift words; (( CURRENT-- )); _hiroba_saved; return ;;
            search) shift words; (( CURRENT-- )); _hiroba_search; return ;;
            watch) shift words; (( CURRENT-- )); _hiroba_watch; return ;;
            key) shift words; (( CURRENT-- )); _hiroba_key; return ;;
            doctor) shift words; (( CURRENT-- )); _hiroba_doctor; return ;;
            sample-server) shift words; (( CURRENT-- )); _hiroba_sample_server; return ;;
            completions) shift words; (( CURRENT-- )); _hiroba_completions; return ;;
            help) shift words; (( CURRENT-- )); _hiroba_help; return ;;
        esac
    fi
    _arguments \
        '*--section[the section to open first]:NAME:(events articles towns saved)' \
        '--sample[use sample data whatever is configured]' \
        '*--screenshot[wait for the data, write a PNG and end]:FILE:_files' \
        '--version[show the version]' \
        '--help[show this help]' \
        '1:command:((events\:"Finds events on connpass." articles\:"Finds articles on Qiita." towns\:"Shows a ranking of towns to live in." saved\:"Lists and finds what is saved, offline." search\:"Finds, offline, in all that was ever on screen." watch\:"Tells news of the saved searches, and of saved events." key\:"Stores an API key (Qiita\: a token), read from standard input." doctor\:"Looks at display, keys, network and library." sample-server\:"Serves like connpass v2 and Qiita v2, with towns and maps." completions\:"Prints completions for a shell." help\:"Shows a command’s help."))'
}
_hiroba_events() {
    if (( CURRENT > 2 )); then
        case "$words[2]" in
            show) shift words; (( CURRENT-- )); _hiroba_events_show; return ;;
        esac
    fi
    _arguments \
        '--any[any of the keywords (default\: all of them)]' \
        '*--exclude[leave out events with this word (repeatable)]:WORD: ' \
        '*--group[subdomains of groups, separated by commas]:SUB: ' \
        '*--prefecture[prefectures or online, separated by commas]:NAMES:(online hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa yamanashi nagano niigata toyama ishikawa fukui gifu shizuoka aichi mie shiga kyoto osaka hyogo nara wakayama tottori shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa)' \
        '*--from[from this day on (2026-12-01, today, tomorrow)]:DATE: ' \
        '*--to[up to this day]:DATE: ' \
        '*--on[on this day only]:DATE: ' \
        '--free[only with free seats]' \
        '--hide-announcements[leave out announcements]' \
        '*--order[order (default\: date)]:ORDER:(date newest updated)' \
        '*--limit[at most so many (default\: 100)]:N: ' \
        '*--format[form (default\: table)]:FORMAT:(table json ndjson ics)' \
        '--save[save the search, for hiroba watch]' \
        '--sample[use sample data whatever is configured]' \
        '--help[show this help]' \
        '1:command:((show\:"Shows one event."))'
}
_hiroba_events_show() {
    _arguments \
        '*--format[form (default\: text)]:FORMAT:(text json ics)' \
        '--sample[use sample data whatever is configured]' \
        '--help[show this help]'
}
_hiroba_articles() {
    if (( CURRENT > 2 )); then
        case "$words[2]" in
            show) shift words; (( CURRENT-- )); _hiroba_articles_show; return ;;
        esac
    fi
    _arguments \
        '*--tag[with all these tags, separated by commas]:TAGS: ' \
        '*--not-tag[with none of these tags]:TAGS: ' \
        '*--user[by one of these users]:IDS: ' \
        '*--title[words in the title (repeatable)]:WORDS: ' \
        '*--body[words in the body (repeatable)]:WORDS: ' \
        '*--stocks[kept by at least so many people]:N: ' \
        '*--sort[order (default\: date)]:ORDER:(date lgtm stocks)' \
        '*--limit[at most so many (default\: 50)]:N: ' \
        '*--format[form (default\: table)]:FORMAT:(table json ndjson)' \
        '--sample[use sample data whatever is configured]' \
        '--help[show this help]' \
        '1:command:((show\:"Shows one article."))'
}
_hiroba_articles_show() {
    _arguments \
        '*--format[form (default\: text)]:FORMAT:(text markdown json)' \
        '--sample[use sample data whatever is configured]' \
        '--help[show this help]'
}
_hiroba_towns() {
    if (( CURRENT > 2 )); then
        case "$words[2]" in
            show) shift words; (( CURRENT-- )); _hiroba_towns_show; return ;;
        esac
    fi
    _arguments \
        '*--year[year (default\: 2021, else the latest)]:YEAR: ' \
        '*--area[area]:AREA:(shutoken kinki chubu kyushu)' \
        '*--format[form (default\: table)]:FORMAT:(table json ndjson)' \
        '--help[show this help]' \
        '1:command:((show\:"Shows one town over all years."))'
}
_hiroba_towns_show() {
    _arguments \
        '*--area[area]:AREA:(shutoken kinki chubu kyushu)' \
        '*--format[form (default\: text)]:FORMAT:(text json)' \
        '--help[show this help]'
}
_hiroba_saved() {
    if (( CURRENT > 2 )); then
        case "$words[2]" in
            add) shift words; (( CURRENT-- )); _hiroba_saved_add; return ;;
            remove) shift words; (( CURRENT-- )); _hiroba_saved_remove; return ;;
        esac
    fi
    _arguments \
        '*--kind[only this kind]:KIND:(event article town)' \
        '--unread[only what is unread]' \
        '*--limit[at most so many]:N: ' \
        '*--format[form (default\: table)]:FORMAT:(table json ndjson ics markdown)' \
        '--help[show this help]' \
        '1:command:((add\:"Saves something by its number." remove\:"Takes something back by its number."))'
}
_hiroba_saved_add() {
    _arguments \
        '*--kind[the kind (default\: event)]:KIND:(event article town)' \
        '--sample[use sample data whatever is configured]' \
        '--help[show this help]'
}
_hiroba_saved_remove() {
    _arguments \
        '*--kind[the kind (default\: event)]:KIND:(event article town)' \
        '--help[show this help]'
}
_hiroba_search() {
    _arguments \
        '*--kind[only this kind]:KIND:(event article town)' \
        '*--limit[at most so many]:N: ' \
        '*--format[form (default\: table)]:FORMAT:(table json ndjson ics markdown)' \
        '--help[show this help]'
}
_hiroba_watch() {
    _arguments \
        '*--interval[minutes between two looks (default\: 30)]:MINUTES: ' \
        '--once[look once and end]' \
        '--sample[use sample data whatever is configured]' \
        '--help[show this help]'
}
_hiroba_key() {
    _arguments \
        '--help[show this help]' \
        '1:SERVICE:(connpass qiita)'
}
_hiroba_doctor() {
    _arguments \
        '--help[show this help]'
}
_hiroba_sample_server() {
    _arguments \
        '*--port[port (default\: a free one)]:N: ' \
        '*--fault[trouble to make (repeatable)]:FAULTS: ' \
        '--require-key[refuse requests without X-API-Key with 401]' \
        '--rate-limit[429 above one request a second (Qiita\: 60 an hour)]' \
        '--help[show this help]'
}
_hiroba_completions() {
    _arguments \
        '--help[show this help]' \
        '1:SHELL:(bash zsh fish)'
}
_hiroba_help() {
    _arguments \
        '--help[show this help]'
}
_hiroba "$@"
