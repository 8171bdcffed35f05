import { type Reason, reasons } from '@plainwill/contracts/reasons';

/**
 * The call was understood and is not allowed now. The reason gives the code and the sentence that the browser gets;
 * `field` puts the sentence beside the input of that name, and `values` fill in what it names in braces.
 */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly field: string | undefined;
  readonly values: Record<string, string>;

  constructor(reason: Reason, field?: string, values: Record<string, string> = {}) {
    super(reasons[reason].message.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces));
    this.name = 'Refusal';
    this.reason = reason;
    this.field = field;
    this.values = values;
  }

  get code() {
    return reasons[this.reason].code;
  }
}
