import { buildAll } from './build.ts';
import { step } from './say.ts';

// npm run build: builds the product into dist/.
await step('Built', buildAll, (built) => (built.length > 0 ? built.join(' and ') : 'nothing has changed'));
