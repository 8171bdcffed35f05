/** What no answer may hold: pieces of SQL and of stacks, drivers, paths and addresses of the machine, secrets' names. */
const leaks = [
  /\bat \S+ \(?(file:|node:|\/)/,
  /node_modules|\/services\/|\.ts:\d+/,
  /\b(select|insert into|update|delete from)\b.{0,80}\b(from|values|set|where)\b/i,
  /duplicate key|violates|relation "|syntax error at|invalid input syntax|invalid byte sequence/i,
  /ECONNREFUSED|ENOENT|127\.0\.0\.1:\d+|postgres(ql)?:\/\//,
  /MikroORM|DriverException|ZodError|TypeError|SyntaxError|Cannot read propert/,
  /SIGNING_KEY|ENCRYPTION_KEYS|password_hash|passwordHash|id_hash/,
];

/** The pieces of a text that must not leave the house. */
export const leaksIn = (text: string) => leaks.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
