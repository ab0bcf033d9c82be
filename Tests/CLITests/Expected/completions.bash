# bash completion for hiroba
_hiroba() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
    local command="" i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "$command/${COMP_WORDS[i]}" in
            /events) command="events" ;;
            events/show) command="events/show" ;;
            /articles) command="articles" ;;
            articles/show) command="articles/show" ;;
            /towns) command="towns" ;;
            towns/show) command="towns/show" ;;
            /saved) command="saved" ;;
            saved/add) command="saved/add" ;;
            saved/remove) command="saved/remove" ;;
            /search) command="search" ;;
            /watch) command="watch" ;;
            /key) command="key" ;;
            /doctor) command="doctor" ;;
            /sample-server) command="sample-server" ;;
            /completions) command="completions" ;;
            /help) command="help" ;;
        esac
    done
    case "$command $previous" in
        " --section") COMPREPLY=($(compgen -W "events articles towns saved" -- "$current")); return ;;
        " --screenshot") COMPREPLY=($(compgen -f -- "$current")); return ;;
        "events --exclude") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "events --group") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "events --prefecture") COMPREPLY=($(compgen -W "online hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa yamanashi nagano niigata toyama ishikawa fukui gifu shizuoka aichi mie shiga kyoto osaka hyogo nara wakayama tottori shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa" -- "$current")); return ;;
        "events --from") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "events --to") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "events --on") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "events --order") COMPREPLY=($(compgen -W "date newest updated" -- "$current")); return ;;
        "events --limit") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "events --format") COMPREPLY=($(compgen -W "table json ndjson ics" -- "$current")); return ;;
        "events/show --format") COMPREPLY=($(compgen -W "text json ics" -- "$current")); return ;;
        "articles --tag") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "articles --not-tag") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "articles --user") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "articles --title") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "articles --body") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "articles --stocks") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "articles --sort") COMPREPLY=($(compgen -W "date lgtm stocks" -- "$current")); return ;;
        "articles --limit") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "articles --format") COMPREPLY=($(compgen -W "table json ndjson" -- "$current")); return ;;
        "articles/show --format") COMPREPLY=($(compgen -W "text markdown json" -- "$current")); return ;;
        "towns --year") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "towns --area") COMPREPLY=($(compgen -W "shutoken kinki chubu kyushu" -- "$current")); return ;;
        "towns --format") COMPREPLY=($(compgen -W "table json ndjson" -- "$current")); return ;;
        "towns/show --area") COMPREPLY=($(compgen -W "shutoken kinki chubu kyushu" -- "$current")); return ;;
        "towns/show --format") COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
        "saved --kind") COMPREPLY=($(compgen -W "event article town" -- "$current")); return ;;
        "saved --limit") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "saved --format") COMPREPLY=($(compgen -W "table json ndjson ics markdown" -- "$current")); return ;;
        "saved/add --kind") COMPREPLY=($(compgen -W "event article town" -- "$current")); return ;;
        "saved/remove --kind") COMPREPLY=($(compgen -W "event article town" -- "$current")); return ;;
        "search --kind") COMPREPLY=($(compgen -W "event article town" -- "$current")); return ;;
        "search --limit") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "search --format") COMPREPLY=($(compgen -W "table json ndjson ics markdown" -- "$current")); return ;;
        "watch --interval") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "sample-server --port") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
        "sample-server --fault") COMPREPLY=($(compgen -W "" -- "$current")); return ;;
    esac
    case "$command" in
        "") COMPREPLY=($(compgen -W "events articles towns saved search watch key doctor sample-server completions help --section --sample --screenshot --version --help" -- "$current")) ;;
        "events") COMPREPLY=($(compgen -W "show --any --exclude --group --prefecture --from --to --on --free --hide-announcements --order --limit --format --save --sample --help" -- "$current")) ;;
        "events/show") COMPREPLY=($(compgen -W "--format --sample --help" -- "$current")) ;;
        "articles") COMPREPLY=($(compgen -W "show --tag --not-tag --user --title --body --stocks --sort --limit --format --sample --help" -- "$current")) ;;
        "articles/show") COMPREPLY=($(compgen -W "--format --sample --help" -- "$current")) ;;
        "towns") COMPREPLY=($(compgen -W "show rent buy --year --area --format --help" -- "$current")) ;;
        "towns/show") COMPREPLY=($(compgen -W "--area --format --help" -- "$current")) ;;
        "saved") COMPREPLY=($(compgen -W "add remove --kind --unread --limit --format --help" -- "$current")) ;;
        "saved/add") COMPREPLY=($(compgen -W "--kind --sample --help" -- "$current")) ;;
        "saved/remove") COMPREPLY=($(compgen -W "--kind --help" -- "$current")) ;;
        "search") COMPREPLY=($(compgen -W "--kind --limit --format --help" -- "$current")) ;;
        "watch") COMPREPLY=($(compgen -W "--interval --once --sample --help" -- "$current")) ;;
        "key") COMPREPLY=($(compgen -W "connpass qiita --help" -- "$current")) ;;
        "doctor") COMPREPLY=($(compgen -W "--help" -- "$current")) ;;
        "sample-server") COMPREPLY=($(compgen -W "--port --fault --require-key --rate-limit --help" -- "$current")) ;;
        "completions") COMPREPLY=($(compgen -W "bash zsh fish --help" -- "$current")) ;;
        "help") COMPREPLY=($(compgen -W "--help" -- "$current")) ;;
    esac
}
complete -F _hiroba hiroba
