/// What invented articles are about: words, tags and a piece of code each.
struct SampleSubject: Sendable {
    var name: String
    var tags: [String]
    var language: String
    var file: String?
    var code: String

    init(_ name: String, _ tags: [String], _ language: String, _ file: String?, _ code: String) {
        self.name = name
        self.tags = tags
        self.language = language
        self.file = file
        self.code = code
    }

    /// Every tag there is, in the order of its first subject.
    static let tags: [String] = {
        var seen: [String] = []
        for tag in all.flatMap(\.tags) + SampleArticles.extraTags where !seen.contains(tag) {
            seen.append(tag)
        }
        return seen
    }()

    static let all: [SampleSubject] = [
        SampleSubject(
            "SwiftUI", ["Swift", "SwiftUI", "iOS"], "swift", "CounterView.swift",
            """
            // 押した回数を数える
            struct CounterView: View {
                @State private var count = 0

                var body: some View {
                    Button("\\(count)回") { count += 1 }
                }
            }
            """),
        SampleSubject(
            "Swift Concurrency", ["Swift", "async"], "swift", nil,
            """
            actor Counter {
                private var value = 0
                func increment() -> Int {
                    value += 1
                    return value
                }
            }
            let counter = Counter()
            let first = await counter.increment()  // 1
            """),
        SampleSubject(
            "Linuxで動くSwift", ["Swift", "Linux", "GTK"], "swift", "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Hello",
                targets: [.executableTarget(name: "hello")]
            )
            """),
        SampleSubject(
            "TypeScriptの型", ["TypeScript", "JavaScript"], "typescript", "result.ts",
            """
            type Result<T> = { ok: true; value: T } | { ok: false; error: string };

            export function unwrap<T>(result: Result<T>): T {
              if (!result.ok) throw new Error(`failed: ${result.error}`);
              return result.value;
            }
            """),
        SampleSubject(
            "React", ["React", "JavaScript", "フロントエンド"], "jsx", "App.jsx",
            """
            export default function App() {
              const [items, setItems] = useState([]);
              useEffect(() => {
                fetch("/api/items").then((r) => r.json()).then(setItems);
              }, []);
              return <ul>{items.map((item) => <li key={item.id}>{item.title}</li>)}</ul>;
            }
            """),
        SampleSubject(
            "Python", ["Python", "初心者"], "python", "main.py",
            """
            # 一番よく出る言葉を数える
            from collections import Counter

            def most_common(path: str, n: int = 10):
                with open(path, encoding="utf-8") as file:
                    words = file.read().split()
                return Counter(words).most_common(n)
            """),
        SampleSubject(
            "機械学習の評価", ["Python", "機械学習"], "python", nil,
            """
            from sklearn.metrics import f1_score

            predicted = model.predict(X_test)
            print(f"F1: {f1_score(y_test, predicted):.3f}")
            """),
        SampleSubject(
            "Ruby on Rails", ["Ruby", "Rails"], "ruby", "articles_controller.rb",
            """
            class ArticlesController < ApplicationController
              before_action :require_login

              def index
                @articles = Article.published.order(created_at: :desc).page(params[:page])
              end
            end
            """),
        SampleSubject(
            "Goの並行処理", ["Go", "並行処理"], "go", "main.go",
            """
            func worker(jobs <-chan int, results chan<- int) {
                for n := range jobs {
                    results <- n * 2 // 倍にして返す
                }
            }
            """),
        SampleSubject(
            "Rustの所有権", ["Rust"], "rust", nil,
            """
            fn longest<'a>(a: &'a str, b: &'a str) -> &'a str {
                if a.len() > b.len() { a } else { b }
            }

            fn main() {
                println!("{}", longest("みじかい", "もっとながい"));
            }
            """),
        SampleSubject(
            "Spring Boot", ["Java", "SpringBoot"], "java", "HelloController.java",
            """
            @RestController
            public class HelloController {
                @GetMapping("/hello")
                public String hello(@RequestParam(defaultValue = "世界") String name) {
                    return "こんにちは、" + name;
                }
            }
            """),
        SampleSubject(
            "Jetpack Compose", ["Kotlin", "Android", "JetpackCompose"], "kotlin", nil,
            """
            @Composable
            fun Greeting(name: String) {
                var count by remember { mutableStateOf(0) }
                Button(onClick = { count++ }) { Text("$name さん $count 回目") }
            }
            """),
        SampleSubject(
            "C++のムーブ", ["C++", "競技プログラミング"], "cpp", "move.cpp",
            """
            #include <utility>
            #include <vector>

            int main() {
                std::vector<int> a(1'000'000, 1);
                auto b = std::move(a);  // a は空になる
                return static_cast<int>(b.size() % 256);
            }
            """),
        SampleSubject(
            "Laravel", ["PHP", "Laravel"], "php", "routes/web.php",
            """
            <?php
            // 一覧と詳細
            Route::get('/articles', [ArticleController::class, 'index']);
            Route::get('/articles/{id}', function (int $id) {
                return view('article', ['article' => Article::findOrFail($id)]);
            });
            """),
        SampleSubject(
            "シェルスクリプト", ["ShellScript", "Linux"], "sh", "backup.sh",
            """
            #!/bin/bash
            set -euo pipefail
            # 7日より古いものを消す
            find "$HOME/backup" -name '*.tar.gz' -mtime +7 -delete
            tar czf "$HOME/backup/$(date +%F).tar.gz" "$1"
            """),
        SampleSubject(
            "SQLの窓関数", ["SQL", "PostgreSQL", "データベース"], "sql", nil,
            """
            -- 月ごとの累計
            SELECT month, amount, SUM(amount) OVER (ORDER BY month) AS total
            FROM sales
            WHERE year = 2026
            ORDER BY month;
            """),
        SampleSubject(
            "Docker", ["Docker", "インフラ"], "dockerfile", "Dockerfile",
            """
            FROM debian:12-slim
            # 使うものだけ入れる
            RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates
            COPY app /usr/local/bin/app
            ENTRYPOINT ["app"]
            """),
        SampleSubject(
            "GitHub Actions", ["GitHubActions", "CI/CD"], "yaml", ".github/workflows/test.yml",
            """
            name: test
            on: [push]
            jobs:
              test:
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@v4
                  - run: swift test # 並列で走る
            """),
        SampleSubject(
            "AWS Lambda", ["AWS", "lambda", "サーバーレス"], "json", "policy.json",
            """
            {
              "Version": "2012-10-17",
              "Statement": [
                { "Effect": "Allow", "Action": ["s3:GetObject"], "Resource": "*" }
              ]
            }
            """),
        SampleSubject(
            "CSSのレイアウト", ["CSS", "HTML", "Sass/SCSS"], "css", "layout.css",
            """
            /* 幅に合わせて列を増やす */
            .cards {
              display: grid;
              grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
              gap: 16px;
            }
            """),
        SampleSubject(
            "HTMLのアクセシビリティ", ["HTML", "アクセシビリティ"], "html", "form.html",
            """
            <!-- 名前のある入力欄 -->
            <label for="mail">メール</label>
            <input id="mail" type="email" aria-describedby="hint" required>
            <p id="hint">ログインに使います</p>
            """),
        SampleSubject(
            "Git", ["Git", "GitHub", "初心者"], "sh", nil,
            """
            git switch -c feature/search
            git commit -m "検索を速くする"
            git rebase --interactive main
            """),
        SampleSubject(
            "Vim", ["Vim", "エディタ"], "vim", ".vimrc",
            """
            set number
            set expandtab shiftwidth=4
            nnoremap <C-p> :Files<CR>
            """),
        SampleSubject(
            "正規表現", ["正規表現", "JavaScript"], "js", nil,
            """
            const pattern = /^(\\d{4})-(\\d{2})-(\\d{2})$/;
            const [, year, month] = "2026-12-01".match(pattern) ?? [];
            console.log(year, month); // 2026 12
            """),
        SampleSubject(
            "C#とUnity", ["C#", "Unity"], "csharp", "Player.cs",
            """
            public class Player : MonoBehaviour
            {
                [SerializeField] float speed = 3.5f;
                void Update()
                {
                    transform.Translate(Vector3.right * speed * Time.deltaTime);
                }
            }
            """),
    ]
}
