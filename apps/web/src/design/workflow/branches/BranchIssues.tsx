import { joinNames, quoted } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useRecordFields } from '../../fields/use-record-fields.ts';
import type { FlowActivity } from '../flow/flow-content.ts';
import { useSchemaCode } from '../panel/use-schema-code.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { branchesTexts } from './branches.locale.ts';
import { exampleText } from './example-text.ts';
import { useBranchReport } from './use-branch-report.ts';
import styles from '../../form/panel/panel.module.css';

/** For which values branches overlap, and for which none but the default is taken; branches of an inclusive split may overlap. */
export function BranchIssues({ activity }: { readonly activity: FlowActivity }) {
  const t = useTexts(branchesTexts);
  const locale = useLocale();
  const { flow, words } = useWorkflowDesigner();
  const routes = flow.content.routesFrom.get(activity.code) ?? noRoutes;
  const schemaCode = useSchemaCode();
  const fields = useRecordFields(schemaCode);
  const report = useBranchReport(routes, schemaCode);
  if (!report) return null;
  const { overlaps, covered, rest, unexamined } = report;
  const isExclusive = activity.kind !== 'inclusive';
  const name = (code: string) => {
    const route = flow.content.routes.get(code);
    return route ? words.whenTaken(route, routes) : code;
  };
  const fallback = routes.find(({ isDefault }) => isDefault);
  const lines = [
    ...(isExclusive
      ? overlaps
          .filter(({ second }) => !covered.includes(second))
          .map(({ first, second, example }) =>
            t('overlap', { first: name(first), second: name(second), example: exampleText(example, fields, locale) }),
          )
      : []),
    ...(isExclusive ? covered.map((code) => t('covered', { name: name(code) })) : []),
    ...(rest ? [restLine(exampleText(rest, fields, locale))] : []),
    ...(rest === null && fallback ? [t('complete', { name: name(fallback.code) })] : []),
    ...(unexamined.length > 0
      ? [
          t('unexamined', {
            names: joinNames(
              unexamined.map((code) => quoted(name(code), locale)),
              locale,
            ),
          }),
        ]
      : []),
  ];
  return (
    <fieldset className={styles.group}>
      <legend>{t('title')}</legend>
      <ul>
        {isExclusive && overlaps.length === 0 && covered.length === 0 && unexamined.length === 0 ? <li>{t('sound')}</li> : null}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </fieldset>
  );

  function restLine(example: string): string {
    return fallback ? t('rest', { name: name(fallback.code), example }) : t('gap', { example });
  }
}

const noRoutes: readonly never[] = [];
