/** Recording of a plan: the input that it is started with, and substitutes for its activities. */
export interface Recording {
  plan: string;
  input: readonly unknown[];
  activities: object;
}

/** Declares how a plan is recorded; `Plan` is the plan, `Activities` what it calls for. */
export const defineRecording = <Plan extends (...input: never[]) => Promise<unknown>, Activities extends object>(
  plan: string,
  input: Parameters<Plan>,
  activities: Activities,
): Recording => ({ plan, input, activities });

/** Names whom a recorded job, reparse or pull is of. */
export const recordedKey = { customerId: 1000, id: 'a3c1f8f0-0000-4000-8000-000000000001' };
