import { generalTexts, type DocumentKind, type LocalizedText } from '@inkstone/schema';
import { managementTexts } from '../../platform/i18n/management-texts.ts';
import { buttonProperties, buttonTexts } from '../form/buttons/buttons.locale.ts';
import { listTexts } from '../list/list.locale.ts';
import { cardProperties } from '../page/card-properties.ts';
import { pageTexts } from '../page/page.locale.ts';
import { printProperties } from '../print/print-design.locale.ts';
import { grantProperties } from '../role/role.locale.ts';
import { actionPropertyTexts, ruleProperties } from '../rule/rule.locale.ts';
import { scenarioProperties } from '../scenario/scenario.locale.ts';

type Labels = Readonly<Record<string, LocalizedText>>;

const labelsIn = (properties: Readonly<Record<string, { readonly label: LocalizedText }>>): Labels =>
  Object.fromEntries(Object.entries(properties).map(([property, { label }]) => [property, label]));

const names: Labels = { name: generalTexts.name, name_i18n: managementTexts.englishName };

/** What the settings of documents and of their parts are called where they are edited, by property; those of controls stand with these. */
export const settingLabels: Readonly<Record<DocumentKind, Labels>> = {
  app: names,
  model: names,
  form: { ...names, ...labelsIn(buttonProperties) },
  list: { ...names, ...listTexts.table, totals: listTexts.table.total },
  workflow: names,
  page: {
    ...names,
    ...Object.fromEntries(
      Object.values(cardProperties)
        .flat()
        .map(({ property, label }) => [property, label]),
    ),
    seenBy: pageTexts.table.seenBy,
  },
  rule: { ...names, ...labelsIn(actionPropertyTexts), ...labelsIn(ruleProperties), schemaCode: buttonTexts.table.model },
  print: { ...names, ...labelsIn(printProperties) },
  scenario: { ...names, ...labelsIn(scenarioProperties) },
  role: { ...names, ...labelsIn(grantProperties) },
};
