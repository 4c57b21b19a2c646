import type { Recipe } from './recipe.ts';

export const feedback: Record<string, Recipe> = {
  'Query.feedback': { asks: 'own', args: [() => ({})] },
  'Mutation.sendFeedback': {
    asks: 'own',
    args: [(side) => ({ text: `Feedback ${side.marker}`, version: '1.0.0' })],
    makesNew: true,
  },
};
