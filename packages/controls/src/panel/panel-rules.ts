import type { ControlOptions } from '@inkstone/schema';
import type { ControlType } from '../models.ts';

type Options = Readonly<Record<string, unknown>>;

interface PanelRules {
  /** An option that is offered only while this holds; the options are effective. */
  readonly applies?: Readonly<Record<string, (options: Options) => boolean>>;
  /** What setting an option changes besides; undefined resets an option. */
  readonly resets?: Readonly<Record<string, (value: unknown, options: Options) => Options>>;
}

const followsFormat: PanelRules = {
  applies: { format1: ({ syncFormate }) => syncFormate === false },
  resets: { syncFormate: (isSynced) => (isSynced === false ? {} : { format1: undefined }) },
};

const emptyChoice: PanelRules = { applies: { emptyValue: ({ displayEmpty }) => displayEmpty !== false } };

const emptyArea: PanelRules = { applies: { emptyValue: ({ showEmpty }) => showEmpty !== false } };

const selector: PanelRules = {
  resets: { defaultValueType: (type): Options => (type === 'none' || type === undefined ? {} : { defaultValue: undefined }) },
};

const relevance: PanelRules = {
  applies: { showField: ({ selectMode }) => selectMode !== 'dropdown' },
  resets: {
    schemaCode: () => ({ queryCode: undefined, conditions: undefined, mappings: undefined, displayField: undefined }),
    queryCode: () => ({ conditions: undefined }),
  },
};

const never = (): boolean => false;

const isRich = ({ textAreaType }: Options): boolean => textAreaType === 'current' || textAreaType === 'Editor';

const hasOwnList = ({ displayMode }: Options): boolean => displayMode !== 'link';

/** What hides and what resets what (designer specification, section 4). */
const rules: Readonly<Partial<Record<ControlType, PanelRules>>> = {
  textarea: {
    applies: {
      currentMaxLength: isRich,
      placeholder: (options) => !isRich(options),
      maxLength: (options) => !isRich(options),
    },
  },
  date: followsFormat,
  time: followsFormat,
  number: followsFormat,
  'date-range': followsFormat,
  'time-range': followsFormat,
  'number-range': followsFormat,
  'created-time': followsFormat,
  'modified-time': followsFormat,
  'sheet-statistic': followsFormat,
  dropdown: emptyChoice,
  'dropdown-multi': emptyChoice,
  address: emptyArea,
  'address-tab-selector': emptyArea,
  attachment: {
    applies: {
      fileNumber: ({ limitNumber }) => limitNumber === 'custom',
      templateFile: ({ displayTemplate }) => displayTemplate !== false,
    },
  },
  image: {
    applies: {
      imageQuality: ({ compressible }) => compressible !== false,
      watermarkFontSize: ({ addWatermark }) => addWatermark !== false,
    },
  },
  'staff-selector': selector,
  'staff-multi-selector': selector,
  'department-selector': selector,
  'department-multi-selector': selector,
  'staff-dept-mixed': selector,
  'relevance-form': relevance,
  'relevance-form-ex': relevance,
  'reverse-relevance': {
    // It holds no value that could be filled in.
    applies: { dataLinkage: never, listCode: hasOwnList, conditions: hasOwnList, listDisplayMode: hasOwnList },
    resets: {
      appPackageCode: () => ({ appFunctionCode: undefined }),
      schemaCode: () => ({ listCode: undefined, fieldCode: undefined }),
    },
  },
  sheet: {
    applies: { importable: ({ editable }) => editable !== false },
    resets: { editable: (isEditable) => ({ importable: isEditable }) },
  },
  tabs: { resets: { heads: (heads, options) => defaultTab(heads, options) } },
};

/** Tabs open with the first one if the default one is not there any more. */
function defaultTab(heads: unknown, { tabDefaultValue }: Options): Options {
  const keys = Array.isArray(heads) ? heads.map((head: { readonly key?: unknown } | null) => head?.key) : [];
  return keys.includes(tabDefaultValue) ? {} : { tabDefaultValue: keys[0] };
}

/** Whether an option is offered, given the effective options of the control. */
export function isOptionOffered(type: ControlType, option: string, options: ControlOptions): boolean {
  return rules[type]?.applies?.[option]?.(options) ?? true;
}

/** What setting an option changes besides it; undefined resets an option. */
export function resetsOf(type: ControlType, option: string, value: unknown, options: ControlOptions): Options {
  return rules[type]?.resets?.[option]?.(value, options) ?? {};
}
