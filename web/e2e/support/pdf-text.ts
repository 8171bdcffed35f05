import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

interface Item {
  type?: string;
  tag?: string;
  str?: string;
}

/**
 * A PDF reader reads this aloud: the text without the furniture of the paper (running title, initials, page number).
 */
export async function pdfText(file: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  let text = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true });
    const open: boolean[] = [];
    for (const { type, tag, str = '' } of items as Item[]) {
      if (type?.startsWith('begin')) open.push(tag === 'Artifact');
      else if (type?.startsWith('end')) open.pop();
      else if (!open.includes(true)) text += str;
    }
  }
  return text;
}

/** The text of each page of a PDF, as a browser prints one. */
export async function pdfPages(printed: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(printed));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return (items as Item[]).map(({ str = '' }) => str).join(' ');
    }),
  );
}
