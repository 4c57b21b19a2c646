import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  acceptValues,
  changedFields,
  changeFields,
  type ErrorTiming,
  type FieldErrors,
  type FormState,
  hasErrors,
  leaveField,
  presetFields,
  refuseFields,
  shownErrors,
  startForm,
} from './form-state.ts';
import { refusedFields } from './refused-fields.ts';

export interface FormOptions<Values> {
  initial: Values;
  /** Returns what is wrong with values; they are sent only if nothing is. */
  validate?: (values: Values) => FieldErrors<Values>;
  /**
   * Sends the values. Where it rejects, errors that the server names by field are shown there; where it returns false,
   * nothing was saved.
   */
  submit: (values: Values) => unknown;
  /** `touched` unless given. */
  showErrors?: ErrorTiming;
  /** Path of the form's fields in errors of the server, e.g. `details` for `details.dueBy`. */
  pathPrefix?: string;
}

/** Props that connect a control to one field of a form. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  error?: string;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** Connects a field that always has a value to a select, which might give none. */
export const chosen = <Value>({ onChange, ...binding }: FieldBinding<Value>) => ({
  ...binding,
  onChange: (next: Value | null) => {
    if (next !== null) onChange(next);
  },
});

/** Members of a form that `Form` and `Dialog` need, whatever its values are. */
export interface FormHandle {
  element: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  /** True if leaving would lose changes: give it to `useUnsavedChanges`. */
  isUnsaved: boolean;
  isSubmitting: boolean;
  /** @returns true if the values were accepted. */
  submit: () => Promise<boolean>;
}

export interface FormOf<Values> extends FormHandle {
  values: Values;
  /** True once a submit was tried. */
  isTried: boolean;
  /** True if every value may be sent. */
  isValid: boolean;
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  change: (change: Partial<Values>) => void;
  /** Gives fields that nobody has changed other initial values, e.g. once they are loaded. */
  preset: (values: Partial<Values>) => void;
  /** Starts over with values. */
  reset: (values: Values) => void;
}

const focusable = 'input, textarea, select, button, [tabindex]';

/** Focuses the first control with an error. */
const focusFirstError = (form: HTMLElement | null): void =>
  form?.querySelector('.has-error')?.querySelector<HTMLElement>(focusable)?.focus();

/**
 * The state of a form: values, errors, and one submit at a time. A hook of our own, as every control here is a
 * controlled one of antd, which a form library would wrap one by one.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormOf<Values> {
  const { initial, validate = () => ({}), submit: send, showErrors = 'touched', pathPrefix } = options;
  const [state, setState] = useState(() => startForm(initial));
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(state);
  const update = useCallback((next: FormState<Values>) => {
    latest.current = next;
    setState(next);
  }, []);
  useEffect(() => {
    if (failures > 0) focusFirstError(element.current);
  }, [failures]);
  const refuse = (next: FormState<Values>) => {
    update(next);
    setFailures((count) => count + 1);
    return false;
  };
  const submit = async (): Promise<boolean> => {
    if (latest.current.isSubmitting) return false;
    const { values } = latest.current;
    if (hasErrors(validate(values))) return refuse({ ...latest.current, isTried: true });
    update({ ...latest.current, isTried: true, isSubmitting: true });
    try {
      const isAccepted = (await send(values)) !== false;
      // unless it has been started over meanwhile
      if (latest.current.isSubmitting)
        update(isAccepted ? acceptValues(latest.current, values) : refuseFields(latest.current, {}));
      return isAccepted;
    } catch (error) {
      // what concerns no field is said by whoever sends
      return refuse(refuseFields(latest.current, refusedFields(error, values, pathPrefix)));
    }
  };
  const change = useCallback((part: Partial<Values>) => update(changeFields(latest.current, part)), [update]);
  const preset = useCallback((part: Partial<Values>) => update(presetFields(latest.current, part)), [update]);
  const reset = useCallback((next: Values) => update(startForm(next)), [update]);
  const { values, isSubmitting } = state;
  const errors = validate(values);
  const shown = shownErrors(state, errors, showErrors);
  const isDirty = changedFields(state).length > 0;
  return {
    element,
    values,
    isTried: state.isTried,
    isValid: !hasErrors(errors),
    isDirty,
    isUnsaved: isDirty && !isSubmitting,
    isSubmitting,
    submit,
    change,
    preset,
    reset,
    field: (name) => ({
      name,
      value: values[name],
      error: shown[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => update(leaveField(latest.current, name)),
    }),
  };
}
