import type { DocumentKind } from '@inkstone/schema';
import { rulesPart, type FrameSection } from '../design-address.ts';

/** The scripts of the pages of the design environment, by what their addresses name. */
export const designers = {
  frame: async () => ({ default: (await import('./DesignFrame.tsx')).DesignFrame }),
  menu: async () => ({ default: (await import('../menu/MenuPage.tsx')).MenuPage }),
  model: async () => ({ default: (await import('../model/ModelPage.tsx')).ModelPage }),
  form: async () => ({ default: (await import('../form/FormPage.tsx')).FormPage }),
  formRules: async () => ({ default: (await import('../form/rules/FormRulesPage.tsx')).FormRulesPage }),
  list: async () => ({ default: (await import('../list/ListPage.tsx')).ListPage }),
  workflow: async () => ({ default: (await import('../workflow/WorkflowDesignPage.tsx')).WorkflowDesignPage }),
  page: async () => ({ default: (await import('../page/PageDesigner.tsx')).PageDesigner }),
  rule: async () => ({ default: (await import('../rule/RuleDesigner.tsx')).RuleDesigner }),
  role: async () => ({ default: (await import('../role/RoleDesigner.tsx')).RoleDesigner }),
  print: async () => ({ default: (await import('../print/PrintDesigner.tsx')).PrintDesigner }),
  scenario: async () => ({ default: (await import('../scenario/ScenarioPage.tsx')).ScenarioPage }),
  publish: async () => ({ default: (await import('../publish/PublishPage.tsx')).PublishPage }),
  history: async () => ({ default: (await import('../history/HistoryPage.tsx')).HistoryPage }),
  dictionaries: async () => ({ default: (await import('../dictionaries/DictionariesSection.tsx')).DictionariesSection }),
  texts: async () => ({ default: (await import('../texts/TextsPage.tsx')).TextsPage }),
  settings: async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }),
} satisfies Record<Exclude<DocumentKind, 'app'> | FrameSection | 'frame' | 'menu' | 'formRules', () => Promise<object>>;

/** Begins to load the frame and the designer of an address, so that they need not wait for each other. */
export function preloadDesigner(address: string): void {
  const [section = '', , part] = address.split('/design/')[1]?.split(/[/?]/).slice(1) ?? [];
  const name = section === 'form' && part === rulesPart ? 'formRules' : section;
  // What fails here fails again where it is awaited, and is shown there.
  const begin = (load: () => Promise<object>) => void load().catch(() => undefined);
  begin(designers.frame);
  if (Object.hasOwn(designers, name)) begin(designers[name as keyof typeof designers]);
}
