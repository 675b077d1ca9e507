import { describe, expect, test } from 'vitest';
import { type ControlType, controlModels } from './models.ts';

const unset = undefined;
const anything = Symbol('any default');
const enter = { zh: '請輸入', en: 'Enter' };
const choose = { zh: '請選擇', en: 'Select' };

type Defaults = Readonly<Record<string, unknown>>;

/** Designer specification, section 3: common control fields. */
const frame: Defaults = { name: unset, name_i18n: unset, visible: true, displayFormula: unset, style: unset, span: unset };
const common: Defaults = {
  ...frame,
  dataItemName: unset,
  dataItemType: unset,
  widgetType: unset,
  tips: unset,
  requiredFormula: unset,
  readonlyCondition: unset,
  readonlyFormula: false,
  onChange: unset,
  dataLinkage: unset,
  labelVisible: true,
  labelAlign: 'left',
};
const choices: Defaults = { ...common, options: '', choiceSource: unset, defaultValue: unset };
const dates: Defaults = {
  defaultValue: unset,
  dataItemDefault: unset,
  format1: unset,
  syncFormate: true,
  verifyFormula: unset,
  shortTextStitch: unset,
};
const selector: Defaults = {
  ...common,
  defaultValue: unset,
  defaultValueType: 'none',
  orgRoot: [],
  departmentLevels: unset,
  orgRootValueType: 'none',
  roles: unset,
  mappings: unset,
  recursive: true,
  isDisplayRoot: false,
  visiblePart: false,
  displayType: 'tag',
  selectMode: 'popup',
};
const relevance: Defaults = {
  ...common,
  schemaCode: unset,
  queryCode: unset,
  displayField: 'name',
  mappings: unset,
  searchFormula: unset,
  conditions: unset,
  mobileConditions: unset,
  linkMode: true,
  selectMode: 'popup',
  showField: [],
  isAuthorize: false,
  defaultVal: unset,
  isScan: false,
  treeView: false,
};
const address: Defaults = {
  ...common,
  showEmpty: true,
  emptyValue: choose,
  autoGetLocation: false,
  defaultValue: unset,
  locationType: 'pp-cc-aa',
};

/** Designer specification, section 3: per-control additions and defaults, word by word. */
const declared: Readonly<Partial<Record<ControlType, Defaults>>> = {
  text: {
    ...common,
    defaultValue: unset,
    dictionaryData: unset,
    regexp: unset,
    regexpText: unset,
    placeholder: enter,
    maxLength: 200,
    noRepeat: false,
    shortTextStitch: unset,
    isScan: false,
    currentMaxLength: 2_000_000,
    minLength: unset,
    limitLength: true,
  },
  textarea: {
    ...common,
    textAreaType: 'longText',
    maxLength: 2000,
    currentMaxLength: 2_000_000,
    placeholder: enter,
    regexp: unset,
    regexpText: unset,
    shortTextStitch: unset,
  },
  radio: { ...choices, direction: 'horizontal', displaySetting: 'showSelected', hasLabel: unset },
  checkbox: { ...choices, direction: 'horizontal', displaySetting: 'showSelected', hasLabel: unset, minCount: unset, maxCount: unset },
  dropdown: { ...choices, displayEmpty: true, emptyValue: choose, multi: false },
  'dropdown-multi': { ...choices, displayEmpty: true, emptyValue: choose, multi: true, minCount: unset, maxCount: unset },
  'sequence-no': { ...frame, tips: unset, seqNoSetting: [{ type: 'UID', value: '' }] },
  'create-by': { ...frame, mappings: unset },
  'modify-by': { ...frame, mappings: unset },
  'owner-id': { ...frame, mappings: unset },
  'created-time': { ...frame, format1: unset, format: 'YYYY-MM-DD HH:mm:ss', syncFormate: true },
  'modified-time': { ...frame, format1: unset, format: 'YYYY-MM-DD HH:mm:ss', syncFormate: true },
  date: { ...common, ...dates, format: 'YYYY-MM-DD', minDate: unset, maxDate: unset },
  time: { ...common, ...dates, format: 'HH:mm:ss', minTime: unset, maxTime: unset },
  number: {
    ...common,
    defaultValue: unset,
    placeholder: enter,
    computeFormula: unset,
    format: 'integer',
    format1: unset,
    syncFormate: true,
    verifyFormula: unset,
    shortTextStitch: unset,
    isFlag: false,
    minNumber: unset,
    maxNumber: unset,
  },
  // A definition without a default is empty; the designer's new control is true (architecture, section 6).
  logic: { ...common, defaultValue: unset },
  location: { ...common, range: 500, displayMode: 'accurate', autoGetLocation: false },
  address: { ...address, addressDetail: true },
  'address-tab-selector': address,
  attachment: {
    ...common,
    fileTypes: unset,
    displayTemplate: true,
    templateFile: unset,
    limitNumber: 'unlimited',
    fileNumber: 1,
    limit: 10,
    batch: true,
    onUpload: unset,
    onDelete: unset,
  },
  image: {
    ...common,
    number: unset,
    addWatermark: false,
    watermarkFontSize: 16,
    imageQuality: 50,
    compressible: false,
    onlyShoot: false,
    limit: 10,
    batch: true,
    onUpload: unset,
    onDelete: unset,
  },
  signature: { ...common, displayEnd: 'mobile', onUpload: unset, onDelete: unset },
  'approval-opinion': {
    ...common,
    showUpload: true,
    showTextOpinion: true,
    showSignature: true,
    fileTypes: unset,
    commonCommentSwitch: true,
  },
  'staff-selector': { ...selector, multi: false, deptVisible: 'User' },
  'staff-multi-selector': { ...selector, multi: true, deptVisible: 'User', minCount: unset, maxCount: unset },
  'department-selector': { ...selector, multi: false, deptVisible: 'Org' },
  'department-multi-selector': { ...selector, multi: true, deptVisible: 'Org', minCount: unset, maxCount: unset },
  'staff-dept-mixed': { ...selector, multi: true, deptVisible: 'all' },
  group: { name: unset, tips: unset, expand: true, align: 'left', style: unset, span: unset },
  description: { name: unset, displayFormula: unset, defaultOpen: true, span: unset },
  sheet: {
    ...common,
    width: 150,
    rows: 2,
    editable: true,
    isEmptyRow: false,
    importable: true,
    exportable: true,
    importFormRelevanceForm: unset,
    showTotal: false,
    showAllEdit: false,
    sheetFiters: [],
    headGroup: unset,
    onAddRow: unset,
    onDeleteRow: unset,
    mobileDisplayMode: 'page',
    showSheetViewPattern: false,
    actions: unset,
  },
  'sheet-statistic': { name: unset, dataItemName: unset, statisticMode: 'sum', format: anything, span: unset },
  tabs: { heads: [], tabDefaultValue: 'tab1' },
  'tabs-panel': { name: unset, displayFormula: unset, activeFormula: unset },
  'form-container': { style: unset, span: unset, maxRows: 3 },
  'relevance-form': { ...relevance, showStyle: 'list' },
  'relevance-form-ex': relevance,
  'reverse-relevance': {
    appPackageCode: unset,
    appFunctionCode: unset,
    schemaCode: unset,
    fieldCode: unset,
    displayMode: 'list',
    listCode: unset,
    listDisplayMode: 'table',
    conditions: unset,
    mobileConditions: unset,
    onChange: unset,
    requiredFormula: unset,
    readonlyFormula: false,
    relativeType: 9,
    tips: unset,
  },
  'date-range': { ...common, format: 'YYYY-MM-DD', minDate: unset, maxDate: unset },
  'number-range': { ...common, format: 'integer', minNumber: unset, maxNumber: unset },
  'time-range': { ...common, format: 'HH:mm:ss', minTime: unset, maxTime: unset },
};

describe.each(Object.entries(declared) as [ControlType, Defaults][])('%s', (type, defaults) => {
  const { props } = controlModels[type];

  test.each(Object.entries(defaults))('has %s', (name, value) => {
    expect(Object.keys(props)).toContain(name);
    if (value !== anything) expect(props[name]!.default).toEqual(value);
  });
});

/** The values a property may be set to, where the specification lists them. */
test.each<readonly [ControlType, string, readonly unknown[]]>([
  ['radio', 'direction', ['horizontal', 'vertical']],
  ['checkbox', 'displaySetting', ['showSelected', 'showAllOption']],
  ['textarea', 'textAreaType', ['longText', 'current', 'Editor']],
  ['time', 'format', ['HH:mm:ss', 'HH:mm']],
  ['address', 'locationType', ['pp', 'pp-cc', 'pp-cc-aa']],
  ['attachment', 'limitNumber', ['unlimited', 'custom']],
  ['attachment', 'limit', [1, 5, 10, 20, 50, 100, 200]],
  ['image', 'watermarkFontSize', [16, 32, 48, 72]],
  ['image', 'imageQuality', [30, 40, 50, 60, 70, 80, 90]],
  ['staff-selector', 'deptVisible', ['User', 'Org', 'all']],
  ['staff-selector', 'defaultValueType', ['none', 'originator', 'originatorDept', 'ref']],
  ['staff-dept-mixed', 'defaultValueType', ['none', 'originator', 'originatorDept']],
  ['staff-dept-mixed', 'orgRootValueType', ['none', 'originatorDept', 'ref']],
  ['staff-selector', 'displayType', ['text', 'tag']],
  ['group', 'align', ['left', 'center', 'right']],
  ['sheet', 'mobileDisplayMode', ['waterfall', 'table', 'page']],
  ['sheet-statistic', 'statisticMode', ['none', 'sum', 'avg', 'min', 'max']],
  ['relevance-form', 'selectMode', ['popup', 'dropdown']],
  ['relevance-form', 'isAuthorize', [false, true, 'Optional']],
  ['relevance-form', 'showStyle', ['list', 'tree']],
  ['reverse-relevance', 'displayMode', ['list', 'link']],
  ['reverse-relevance', 'listDisplayMode', ['tabs', 'table']],
  ['reverse-relevance', 'relativeType', [9, 11]],
])('%s offers for %s: %j', (type, name, values) => {
  const hint = controlModels[type].props[name]?.hint;

  expect(typeof hint === 'object' && hint.choices).toEqual(values);
});
