import { isJsonObject } from '../document/json.ts';
import { condition } from './condition-names.ts';
import { formula } from './formula-names.ts';
import {
  aboutModel,
  column,
  documentOf,
  documentOfTarget,
  each,
  entry,
  field,
  inRows,
  jsonText,
  listed,
  nothing,
  object,
  targetField,
  tree,
  values,
} from './readers.ts';
import type { Reader, Scope } from './scope.ts';

/** A step of an event, also one of an extension as far as it has the properties of others. */
const step = aboutModel(
  object({
    when: formula,
    field,
    formula,
    rule: documentOf('rule'),
    inputs: values(formula),
    results: each(object({ to: field })),
    schemaCode: documentOf('model'),
    record: formula,
  }),
);
const steps = each(step);

const mappings = each(object({ from: targetField, to: field }));

const linkage = aboutModel(
  object({
    schemaCode: documentOf('model'),
    conditions: condition,
    field: targetField,
    mappings,
    order: object({ field: targetField }),
  }),
);

const choiceSource = aboutModel(
  object({
    schemaCode: documentOf('model'),
    displayItem: targetField,
    valueItem: targetField,
    orderField: targetField,
    condition,
  }),
);

const verifyBounds = object({ select: field, leftSelect: field, rightSelect: field });

/** A check on submit in the form of pairs: `select:price_prompt:…`. */
const verifyPairs: Reader = (value, scope) => {
  if (typeof value !== 'string') return value;
  const at: Scope = { ...scope, visit: (occurrence) => scope.visit({ ...occurrence, holder: 'text' }) };
  return value.replaceAll(
    /(?<=^|_)((?:s|leftS|rightS)elect:)([\w.]*?)(?=_[A-Za-z]+:|$)/g,
    (_, name: string, code: string) => name + (field(code, at) as string),
  );
};

/** The fields from which a selector takes its root departments, if it takes them from fields. */
const rootFields: Reader = each((value, scope) =>
  typeof value === 'string' ? field(value, scope) : object({ id: field, code: field })(value, scope),
);

const columns: Reader = each((value, scope) =>
  typeof value === 'string' ? column(value, scope) : object({ key: column, propertyCode: column })(value, scope),
);

/** What the options of controls name; a contract test compares it with the properties that the controls declare. */
const optionReaders: Readonly<Record<string, Reader>> = {
  schemaCode: documentOf('model'),
  queryCode: documentOfTarget('list'),
  listCode: documentOfTarget('list'),
  conditions: condition,
  mobileConditions: condition,
  displayField: targetField,
  showField: (value, scope) => (typeof value === 'string' ? listed(targetField)(value, scope) : each(targetField)(value, scope)),
  searchFormula: listed(targetField),
  fieldCode: targetField,
  appFunctionCode: entry,
  mappings,
  dataLinkage: linkage,
  choiceSource,
  verifyFormula: jsonText(verifyBounds, verifyPairs),
  onChange: steps,
  onUpload: steps,
  onDelete: steps,
  onAddRow: steps,
  onDeleteRow: steps,
  actions: each(object({ steps })),
  heads: each(object({ key: field })),
  tabDefaultValue: field,
  target: field,
  dataItemName: field,
  dataItemDefault: formula,
  readonlyCondition: formula,
  shortTextStitch: formula,
  minDate: formula,
  maxDate: formula,
  minTime: formula,
  maxTime: formula,
  minNumber: formula,
  maxNumber: formula,
};

/** Numbers that a formula may compute. */
const figures = ['span', 'minLength', 'maxLength', 'currentMaxLength', 'rows', 'minCount', 'maxCount', 'fileNumber', 'range', 'width'];
const moreFigures = ['frozenColumns', 'maxRows'];
const computed: ReadonlySet<string> = new Set([...figures, ...moreFigures]);

const optionReader = (option: string): Reader => (computed.has(option) || option.endsWith('Formula') ? formula : nothing);

const plainOptions = aboutModel(object(optionReaders, optionReader));

const options: Reader = (value, scope) => {
  const takesRoots = isJsonObject(value) && value['orgRootValueType'] === 'ref';
  return plainOptions(takesRoots ? object({ orgRoot: rootFields })(value, scope) : value, scope);
};

const optionsOfSheet = object({ headGroup: tree(column), sheetFiters: columns, importFormRelevanceForm: column });
const insideSheet = inRows(({ key }) => key, object({ options: optionsOfSheet, columns: each(object({ key: column, options })) }));

/** The rows of a layout. */
export const rows: Reader = each(object({ columns: each(object({ control: field })) }));

const plainControl = object({ key: field, options, layout: rows });

/** The controls of a form. Some options of a sub-table name its columns; in a column, columns come before other controls. */
export const controls: Reader = each((value, scope) => insideSheet(plainControl(value, scope), scope));
