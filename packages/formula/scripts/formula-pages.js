// Generates the pages of docs/formula from the metadata of functions and operators.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conditionLimits, conditionValueTypes, dataItemTypes } from '@inkstone/schema';
import { conditionCodesOfDataItem, conditionOperators, secondTableCodes } from '../src/syntax/condition-operator.ts';
import { dynamicRangeLabels, dynamicRanges, rangeUnitLabels, timeRangePresets } from '../src/conditions/date-range.ts';
import { specialValueLabels } from '../src/conditions/special-value.ts';
import { conditionValueTypeDescriptions } from '../src/conditions/value-type.ts';
import { exampleSheet } from '../src/functions/example-sheet.ts';
import { functionNotes } from '../src/functions/function-notes.ts';
import { documentedFunctions as functions } from '../src/functions/help.ts';
import { conditionLimitLabels, formulaLimitLabels } from '../src/limit-labels.ts';
import { formulaLimits } from '../src/limits.ts';
import { errorTexts, exactErrorTexts, kindLabels } from '../src/messages/formula.locale.ts';
import { dateUnits } from '../src/values/date-unit.ts';

/** The folder of the pages. */
export const pagesFolder = fileURLToPath(new URL('../../../docs/formula/', import.meta.url));

/** Categories in the order of the pages. */
const categories = {
  aggregate: ['彙總', 'Lists and sub-tables'],
  math: ['數學', 'Numbers'],
  logic: ['邏輯', 'Logic'],
  text: ['文字', 'Texts'],
  date: ['日期', 'Dates and times'],
  person: ['人員', 'People'],
  lookup: ['查詢', 'Other records'],
};

const code = (text) => `\`${text}\``;
const cell = (text) => String(text).replaceAll('|', '\\|');
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

function signature(declared) {
  const written = declared.parameters.map(
    (parameter) => `${parameter.name}${parameter.repeated ? ' …' : ''}${parameter.optional ? '?' : ''}`,
  );
  return `${declared.name}(${written.join(', ')})`;
}

function shownResult(result) {
  if (result === null) return '空 · empty';
  if (typeof result === 'string' && result.startsWith('error:')) return `錯誤 · error ${code(result.slice(6))}`;
  return code(JSON.stringify(result));
}

function parameterRow(parameter) {
  const kind = kindLabels[parameter.type];
  const how = parameter.repeated ? ['可有多個', 'repeatable'] : parameter.optional ? ['可省略', 'optional'] : ['必填', 'required'];
  return [code(parameter.name), `${parameter.label.zh} · ${parameter.label.en}`, `${kind.zh} · ${kind.en}`, how.join(' · ')];
}

const noteTitles = { empty: ['空值', 'Empty values'], wrongType: ['類型不符', 'Wrong types'], lists: ['清單', 'Lists'] };

function functionSection(declared) {
  const notes = functionNotes(declared);
  const returned = kindLabels[declared.returns] ?? kindLabels.any;
  const lines = [`## ${declared.name}`, code(signature(declared)), declared.description.zh, declared.description.en];
  if (declared.parameters.length > 0) {
    lines.push(table(['參數 · parameter', '意義 · meaning', '類型 · type', ''], declared.parameters.map(parameterRow)));
  }
  const said = Object.entries(noteTitles).filter(([name]) => notes[name]);
  if (said.length > 0) {
    const items = said.map(([name, [zh, en]]) => `- ${zh}：${notes[name].zh}\n- ${en}: ${notes[name].en}`);
    lines.push(items.join('\n'));
  }
  lines.push(
    `結果 · result: ${returned.zh} · ${returned.en}${declared.volatile ? '；隨時間、使用者或外部資料而變 · depends on the clock, the user or external data' : ''}`,
  );
  lines.push(
    table(
      ['例 · example', '結果 · result'],
      declared.examples.map(({ formula, result }) => [code(formula), shownResult(result)]),
    ),
  );
  return lines.join('\n\n');
}

const sheetColumns = Object.keys(exampleSheet);

/** The sub-table of the examples, row by row. */
function sheetTable() {
  const rows = exampleSheet[sheetColumns[0]].map((_, row) => sheetColumns.map((column) => exampleSheet[column][row] ?? ''));
  return `例子中的子表 · the sub-table of the examples:\n\n${table(
    sheetColumns.map((column) => code(`items.${column}`)),
    rows,
  )}`;
}

function categoryPage(category) {
  const [zh, en] = categories[category];
  const own = functions.filter((declared) => declared.category === category);
  const head = [
    `# ${zh} · ${en}`,
    '由函數的說明產生，請勿手改：`node packages/formula/scripts/write-docs.js`。例子在臺北時間 2024-05-17 10:30 執行。',
    'Generated from the metadata of the functions; do not edit. The examples run at 2024-05-17 10:30 in Taipei.',
  ];
  const readsSheet = own.some((declared) => declared.examples.some(({ formula }) => formula.includes('items.')));
  return `${[...head, ...(readsSheet ? [sheetTable()] : []), ...own.map(functionSection)].join('\n\n')}\n`;
}

function functionList() {
  return Object.entries(categories)
    .map(([category, [zh, en]]) => {
      const own = functions.filter((declared) => declared.category === category);
      const links = own.map(({ name }) => `[${name}](${category}.md#${name})`);
      return `- [${zh} · ${en}](${category}.md): ${links.join(', ')}`;
    })
    .join('\n');
}

function limitRows(limits, labels) {
  return Object.entries(limits).map(([name, limit]) => [limit.toLocaleString('en'), labels[name].zh, labels[name].en]);
}

const secondNames = Object.fromEntries(Object.entries(secondTableCodes).map(([name, number]) => [number, name]));

/** The generated parts of README.md by name. */
const parts = {
  functions: functionList,
  operators: () =>
    table(
      ['代碼 · code', '公式 · formula', '中文', 'English', '設計器 · designer', '第二表 · second table', '查詢 · query'],
      conditionOperators.map((operator) => [
        operator.code,
        code(operator.spelling),
        operator.label.zh,
        operator.label.en,
        code(operator.keyword),
        secondNames[operator.code] ? code(secondNames[operator.code]) : '',
        operator.queryWord ? code(operator.queryWord) : '',
      ]),
    ),
  allowed: () =>
    table(
      ['資料項類型 · data item', '運算子代碼 · operator codes'],
      Object.keys(dataItemTypes).map((type) => [code(type), conditionCodesOfDataItem[type].toSorted((a, b) => a - b).join(', ')]),
    ),
  valueTypes: () =>
    table(
      ['值類型 · value type', '名稱', 'name', '值', 'value', '例 · examples'],
      conditionValueTypes.map((type) => {
        const { label, form, examples } = conditionValueTypeDescriptions[type];
        return [code(type), label.zh, label.en, form.zh, form.en, examples.map((example) => code(JSON.stringify(example))).join(' ')];
      }),
    ),
  specialValues: () =>
    table(
      ['值 · value', '中文', 'English'],
      Object.entries(specialValueLabels).map(([value, label]) => [code(value), label.zh, label.en]),
    ),
  ranges: () =>
    table(
      ['名稱 · name', '代碼 · code', '中文', 'English'],
      Object.entries(dynamicRanges).map(([name, number]) => [code(name), number, dynamicRangeLabels[name].zh, dynamicRangeLabels[name].en]),
    ),
  rangeUnits: () =>
    table(
      ['單位 · unit', '中文', 'English'],
      Object.entries(rangeUnitLabels).map(([unit, label]) => [code(unit), label.zh, label.en]),
    ),
  presets: () =>
    table(
      ['選項 · preset', '中文', 'English'],
      timeRangePresets.map(({ range, label }) => [code(range), label.zh, label.en]),
    ),
  dateUnits: () =>
    table(
      ['單位 · unit', '中文', 'English'],
      Object.entries(dateUnits).map(([unit, label]) => [code(unit), label.zh, label.en]),
    ),
  errors: () =>
    table(
      ['錯誤 · error', '中文', 'English'],
      Object.entries(errorTexts).flatMap(([name, text]) =>
        [text, ...(exactErrorTexts[name] ?? [])].map(({ zh, en }) => [code(name), zh, en]),
      ),
    ),
  limits: () =>
    table(['上限 · limit', '', ''], [...limitRows(formulaLimits, formulaLimitLabels), ...limitRows(conditionLimits, conditionLimitLabels)]),
};

const partPattern = /(<!-- (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** Returns README.md, which is written by hand, with its generated parts replaced. */
function frame() {
  return readFileSync(`${pagesFolder}README.md`, 'utf8').replace(
    partPattern,
    (_, start, name, end) => `${start}\n${parts[name]()}\n\n${end}`,
  );
}

/** Returns the expected content of all pages by file name. */
export function formulaPages() {
  const pages = Object.keys(categories).map((category) => [`${category}.md`, categoryPage(category)]);
  return Object.fromEntries([['README.md', frame()], ...pages]);
}

/** Reads the pages on disk; a missing page is empty. */
export function readPages() {
  return Object.fromEntries(
    Object.keys(formulaPages()).map((name) => {
      try {
        return [name, readFileSync(`${pagesFolder}${name}`, 'utf8')];
      } catch {
        return [name, ''];
      }
    }),
  );
}
