import { Words } from './words.tsx';

/** A sum, line by line, on a sheet of paper. */
export function WorkedExample({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="rounded-paper border border-line bg-card px-5 pt-5 pb-2 shadow-paper sm:px-8 sm:pt-6 print:break-inside-avoid print:shadow-none">
      <h3 className="heading text-lead">{title}</h3>
      <ol className="mt-3">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-3">
            <Words>{line}</Words>
          </li>
        ))}
      </ol>
    </div>
  );
}
