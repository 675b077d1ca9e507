// Writes docs/formula from the metadata of functions and operators. A test fails while a page is out of date.
import { writeFileSync } from 'node:fs';
import { formulaPages, pagesFolder } from './formula-pages.js';

for (const [name, text] of Object.entries(formulaPages())) writeFileSync(`${pagesFolder}${name}`, text);
