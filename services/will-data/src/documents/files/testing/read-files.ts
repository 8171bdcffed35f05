import mammoth from 'mammoth';
import { getDocumentProxy } from 'unpdf';

interface Marked {
  type?: string;
  tag?: string;
  str?: string;
  hasEOL?: boolean;
  /** The last two numbers say where it stands, in points from the left and from the foot. */
  transform?: number[];
}

/** What each page of a PDF says: the words themselves, how far down they reach, and the furniture that a reader skips. */
export async function readPages(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: { body: string; furniture: string; lowest: number }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true });
    const page = { body: '', furniture: '', lowest: Number.POSITIVE_INFINITY };
    let open: boolean[] = [];
    for (const { type, tag, str = '', hasEOL, transform } of content.items as Marked[]) {
      const isFurniture = open.includes(true);
      if (str.trim() && !isFurniture) page.lowest = Math.min(page.lowest, transform?.[5] ?? 0);
      if (type?.startsWith('begin')) open = [...open, tag === 'Artifact'];
      else if (type?.startsWith('end')) open = open.slice(0, -1);
      else page[isFurniture ? 'furniture' : 'body'] += str + (hasEOL ? '\n' : '');
    }
    pages.push(page);
  }
  return { document, pages };
}

/** The paragraphs of a Word file, without its headers and footers. */
export async function readDocx(buffer: Buffer): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer });
  return value;
}

/** Without what is the paper's affair and not the will's: where a line ends, lines to write on, marks of direction. */
export const bare = (text: string) => text.replace(/[\s_\u200e]+/gu, '');
