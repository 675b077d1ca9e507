// Writes src/syntax/generated from src/syntax/formula.grammar. With `--check` it only fails if the files are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildParserFile } from '@lezer/generator';

const folder = fileURLToPath(new URL('../src/syntax/', import.meta.url));

/** Generates the files, by name, from the grammar on disk. */
export function buildGrammar() {
  const { parser, terms } = buildParserFile(readFileSync(`${folder}formula.grammar`, 'utf8'), {
    fileName: 'formula.grammar',
    typeScript: true,
    includeNames: false,
    warn: (message) => {
      throw new Error(message);
    },
  });
  return {
    'parser.ts': parser.replace('"./parser.terms"', '"./parser.terms.ts"'),
    'parser.terms.ts': terms,
  };
}

/** Reads the generated files on disk. */
export function readGenerated() {
  const read = (name) => readFileSync(`${folder}generated/${name}`, 'utf8');
  return { 'parser.ts': read('parser.ts'), 'parser.terms.ts': read('parser.terms.ts') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = buildGrammar();
  if (process.argv.includes('--check')) {
    if (JSON.stringify(files) !== JSON.stringify(readGenerated())) throw new Error('Run: node packages/formula/scripts/build-grammar.js');
  } else {
    for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}generated/${name}`, text);
  }
}
