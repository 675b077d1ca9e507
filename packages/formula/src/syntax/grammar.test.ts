import { expect, it } from 'vitest';
// @ts-expect-error: a plain script without types
import { buildGrammar, readGenerated } from '../../scripts/build-grammar.js';

it('the generated parser is up to date with the grammar', () => {
  expect(readGenerated()).toEqual(buildGrammar());
});
