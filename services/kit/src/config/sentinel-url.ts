const shape =
  /^(?<start>rediss?-sentinel:\/\/(?:[^@/?#]*@)?)(?<hosts>[^@/?#,]+(?:,[^@/?#,]+)*)(?<end>\/[^/?#]+(?:\?[^#]*)?)$/;

/**
 * The address of each Sentinel in `redis-sentinel://user:password@host:26379,host:26379/primary`, or the same by TLS with
 * `rediss-sentinel://`: every one with the user, the password and the name of the primary; null if it is no such address.
 * `URL` itself knows of one host only.
 */
export function parseSentinelUrl(url: string): [URL, ...URL[]] | null {
  const { start, hosts, end } = shape.exec(url)?.groups ?? {};
  const [first, ...others] = (hosts?.split(',') ?? []).map((host) => URL.parse(`${start}${host}${end}`));
  if (!first || others.includes(null)) return null;
  return [first, ...(others as URL[])];
}
