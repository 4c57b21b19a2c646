/** A field of the integration's form that depends on direction, schema and connection type (INT-031). */
export interface FormField {
  /** Position of the value in the form's payload, e.g. `url` or `exportConfig.timezone`. */
  name: string;
  label: string;
  /** Heading above it. */
  group: string;
  type: 'select' | 'slider' | 'text' | 'number' | 'password' | 'boolean';
  isRequired: boolean;
  /** Chosen once: not editable afterwards. */
  isLockedInEdit: boolean;
  options: Array<{ value: string; label: string }> | null;
  /** A list: several options, or texts between commas. */
  isList: boolean;
  /** A list of words to which people add their own. */
  takesNew: boolean;
  /** Required format of a text; a sender is an address or a whole domain, as `@domain`; a date is an instant, ISO 8601. */
  format: 'url' | 'email' | 'sender' | 'timezone' | 'date' | null;
  unit: '%' | 'hours' | 'minutes' | 'seconds' | null;
  min: number | null;
  max: number | null;
  maxLength: number | null;
  /** Value in a new form. */
  defaultValue: string | number | boolean | string[] | null;
  /** Effect of an empty value, in words. */
  placeholder: string | null;
  /** Effect of the field, in words. */
  help: string | null;
}

type Given = Partial<FormField> & Pick<FormField, 'name' | 'label' | 'group'>;

const field = (type: FormField['type'], given: Given): FormField => ({
  type,
  isRequired: false,
  isLockedInEdit: false,
  options: null,
  isList: false,
  takesNew: false,
  format: null,
  unit: null,
  min: null,
  max: null,
  maxLength: null,
  defaultValue: null,
  placeholder: null,
  help: null,
  ...given,
});

/** Makers of fields, by type. */
export const text = (given: Given): FormField => field('text', { maxLength: 500, ...given });
export const password = (given: Given): FormField => field('password', { maxLength: 500, ...given });
export const toggle = (given: Given): FormField => field('boolean', { defaultValue: false, ...given });
export const number = (given: Given): FormField => field('number', given);
export const select = (given: Given & { options: FormField['options'] }): FormField => field('select', given);
export const words = (given: Given): FormField =>
  field('select', { isList: true, takesNew: true, options: [], defaultValue: [], ...given });
export const slider = (given: Given): FormField => field('slider', { min: 0, max: 100, unit: '%', ...given });
