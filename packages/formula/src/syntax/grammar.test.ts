import { expect, it } from 'vitest';
// @ts-expect-error: a plain script without types
import { buildGrammar, readGenerated } from '../../scripts/build-grammar.js';

it('the generated parser is the one of the grammar', () => {
  expect(readGenerated()).toEqual(buildGrammar());
});
