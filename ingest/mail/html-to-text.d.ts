/** The package has no types: the part of it that is used here. */
declare module 'html-to-text' {
  interface Builder {
    addLiteral(text: string): void;
    addInline(text: string): void;
  }
  type Formatter = (
    element: { children: unknown[] },
    walk: (children: unknown[], builder: Builder) => void,
    builder: Builder,
    options: unknown,
  ) => void;
  interface Options {
    wordwrap: false;
    formatters: Record<string, Formatter>;
    selectors: Array<{ selector: string; format?: string; options?: Record<string, unknown> }>;
    limits?: { maxInputLength?: number; maxDepth?: number; maxChildNodes?: number; ellipsis?: string };
  }
  export function compile(options: Options): (html: string) => string;
}
