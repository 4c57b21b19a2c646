import { compile } from 'html-to-text';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Deeper than any mail that a program writes; deeper content is replaced by an ellipsis. */
const depthMax = 256;

const convert = compile({
  wordwrap: false,
  limits: { maxDepth: depthMax, ellipsis: '…' },
  formatters: {
    cell(element, walk, builder) {
      walk(element.children, builder);
      builder.addLiteral('\t');
    },
  },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/**
 * Converts HTML to the lines a person sees: one for each block or table row, its cells separated by a tab, nothing
 * wrapped, so that a label and its value stay on one line.
 */
export const textOfHtml = (html: string): string => convert(html).replaceAll('\u00a0', ' ');
