/** Names, one under another. */
export function PeopleList({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {names.map((name, index) => (
        <li key={`${index} ${name}`} className="rounded-field border border-line bg-paper px-4 py-2.5 font-semibold">
          {name}
        </li>
      ))}
    </ul>
  );
}
