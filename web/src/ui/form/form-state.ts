/** Errors of fields, by name. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string };

export interface FormState<Values> {
  values: Values;
  /** Values as last saved. */
  saved: Values;
  /** Fields that were changed and then left. */
  touched: ReadonlySet<keyof Values>;
  /** True once a submit was tried. */
  isTried: boolean;
  isSubmitting: boolean;
  /** Errors from the server; one disappears when its field is changed. */
  refused: FieldErrors<Values>;
}

/** When an error is shown: after a submit, after its field was changed and left too, or always. */
export type ErrorTiming = 'submit' | 'touched' | 'always';

export const startForm = <Values>(values: Values): FormState<Values> => ({
  values,
  saved: values,
  touched: new Set(),
  isTried: false,
  isSubmitting: false,
  refused: {},
});

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as Array<keyof Values>;
const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

/** Names of the fields whose values are not the saved ones. */
export const changedFields = <Values extends object>({ values, saved }: FormState<Values>): Array<keyof Values> =>
  namesOf(values).filter((name) => !isSame(values[name], saved[name]));

export const changeFields = <Values extends object>(
  state: FormState<Values>,
  change: Partial<Values>,
): FormState<Values> => {
  const refused = { ...state.refused };
  for (const name of namesOf(change as Values)) delete refused[name];
  return { ...state, values: { ...state.values, ...change }, refused };
};

/** Gives fields that nobody has changed other initial values. */
export function presetFields<Values extends object>(
  state: FormState<Values>,
  preset: Partial<Values>,
): FormState<Values> {
  const changed = changedFields(state);
  const kept = Object.fromEntries(changed.map((name) => [name, state.values[name]]));
  return { ...state, saved: { ...state.saved, ...preset }, values: { ...state.values, ...preset, ...kept } };
}

export const leaveField = <Values extends object>(state: FormState<Values>, name: keyof Values): FormState<Values> =>
  state.touched.has(name) || !changedFields(state).includes(name)
    ? state
    : { ...state, touched: new Set([...state.touched, name]) };

/** The state after the server has taken `values`, with what was typed since. */
export const acceptValues = <Values>(state: FormState<Values>, values: Values): FormState<Values> => ({
  ...startForm(values),
  values: state.values,
});

export const refuseFields = <Values>(state: FormState<Values>, refused: FieldErrors<Values>): FormState<Values> => ({
  ...state,
  isSubmitting: false,
  refused,
});

/** The errors to show now, of all that there are. */
export function shownErrors<Values extends object>(
  state: FormState<Values>,
  errors: FieldErrors<Values>,
  timing: ErrorTiming,
): FieldErrors<Values> {
  const isShown = (name: keyof Values) =>
    timing === 'always' || state.isTried || (timing === 'touched' && state.touched.has(name));
  const due = Object.fromEntries(Object.entries(errors).filter(([name]) => isShown(name as keyof Values)));
  return { ...due, ...state.refused } as FieldErrors<Values>;
}

export const hasErrors = <Values extends object>(errors: FieldErrors<Values>): boolean =>
  Object.values(errors).some((error) => error !== undefined);
