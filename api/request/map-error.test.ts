import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { conflict } from '../../platform/errors.ts';
import { formatError, genericMessage } from './map-error.ts';

const answerTo = (cause: unknown) => {
  const originalError = cause as Error;
  const error = new GraphQLError(originalError.message, { originalError, path: ['me'] });
  return formatError(error.toJSON(), error);
};

describe('errors as callers see them', () => {
  test('ours keep their code and words', () => {
    expect(answerTo(conflict('Somebody was faster'))).toEqual({
      message: 'Somebody was faster',
      path: ['me'],
      extensions: { code: 'CONFLICT' },
    });
  });

  test('wrong input names its fields', () => {
    const { error } = z
      .object({ page: z.object({ limit: z.number().max(200, 'At most 200') }) })
      .safeParse({ page: { limit: 500 } });
    expect(answerTo(error)).toMatchObject({
      message: 'At most 200',
      extensions: { code: 'INVALID', fields: [{ path: 'page.limit', message: 'At most 200' }] },
    });
  });

  test('an engine that is away is said so, with when to try again', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const { message, extensions } = answerTo(refused);
    expect(extensions).toEqual({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
    expect(message).not.toContain('10.0.0.1');
  });

  test('anything else tells nothing about our insides', () => {
    const { message, extensions } = answerTo(new Error('select secret from users'));
    expect(message).toBe(genericMessage);
    expect(extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
  });
});
