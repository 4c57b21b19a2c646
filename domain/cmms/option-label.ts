import type { DisplayTemplate } from './cmms.ts';

/** Writes an option of a list (CMMS-072 to CMMS-074): its key is the option's value, its text the label. */
export function optionLabel(template: DisplayTemplate, { name, value }: { name: string; value: string }): string {
  if (template === 'VALUE') return name;
  if (template === 'LABEL') return value;
  // do not repeat equal texts
  return name === value ? name : `${name} - ${value}`;
}
