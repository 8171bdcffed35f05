/** One of the things that a person may choose. */
export interface Option<Value extends string> {
  value: Value;
  label: string;
}
