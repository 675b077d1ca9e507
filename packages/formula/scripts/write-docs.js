// Writes docs/formula from what functions and operators say of themselves. A test fails while a page is out of date.
import { writeFileSync } from 'node:fs';
import { formulaPages, pagesFolder } from './formula-pages.js';

for (const [name, text] of Object.entries(formulaPages())) writeFileSync(`${pagesFolder}${name}`, text);
