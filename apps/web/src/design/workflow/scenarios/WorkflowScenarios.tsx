import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { playWorkingScenarios, type CallOutput } from '@inkstone/api';
import type { Document } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { EmptyState, InfiniteList, Paper } from '@inkstone/ui-kit';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Link } from '../../../platform/router/index.ts';
import { documentAddress } from '../../design-address.ts';
import { savedRevision } from '../../preview/preview-client.ts';
import { namedPart } from '../../working-copy/name-of.ts';
import { useDocuments, useWorkingCopy } from '../../working-copy/use-working-copy.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { scenariosTexts } from './scenarios.locale.ts';
import pageStyles from '../workflow-page.module.css';
import styles from './scenarios.module.css';

type Played = CallOutput<typeof playWorkingScenarios>[number];

const pageSize = 20;

/** The scenarios of the workflow, which are documents; all of them can be played over the working copy at once. */
export function WorkflowScenarios({ onSimulate }: { readonly onSimulate: () => void }) {
  const t = useTexts(scenariosTexts);
  const locale = useLocale();
  const client = useClient();
  const copy = useWorkingCopy();
  const failureText = useFailureText();
  const { appCode, flow } = useWorkflowDesigner();
  const scenarios = useScenariosOf(flow.key.code);
  const [shown, setShown] = useState(pageSize);
  const play = useMutation({
    mutationFn: async () => client.call(playWorkingScenarios, { appCode, revision: await savedRevision(copy) }),
  });
  const playedOf = new Map(play.data?.map((played) => [played.code, played]));
  const simulate = <Button onClick={onSimulate}>{t('simulate')}</Button>;
  if (scenarios.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} action={simulate} />;
  return (
    <div className={pageStyles.page}>
      <p className={styles.bar}>
        <Button type="primary" loading={play.isPending} onClick={() => play.mutate()}>
          {t('playAll')}
        </Button>
        {simulate}
        <span role="alert">{play.error ? failureText(play.error) : null}</span>
      </p>
      <Paper>
        <InfiniteList
          label={t('list')}
          items={scenarios.slice(0, shown)}
          keyOf={({ key }) => key.code}
          hasMore={shown < scenarios.length}
          loadingMore={false}
          onMore={() => setShown(shown + pageSize)}
          moreLabel={t('more')}
        >
          {({ key, content }) => (
            <div className={styles.scenario}>
              <Link to={documentAddress(appCode, key)}>{localizedName(namedPart(content, key.code), locale)}</Link>
              {content['blocks'] === false ? null : <span className="ink-muted ink-small">{t('mandatory')}</span>}
              <Verdict played={playedOf.get(key.code)} />
            </div>
          )}
        </InfiniteList>
      </Paper>
    </div>
  );
}

function useScenariosOf(workflowCode: string): readonly Document[] {
  const { documents } = useDocuments();
  return useMemo(
    () => [...documents.values()].filter(({ key, content }) => key.kind === 'scenario' && content['workflowCode'] === workflowCode),
    [documents, workflowCode],
  );
}

/** How it went; nothing before it was played. */
function Verdict({ played }: { readonly played: Played | undefined }) {
  const t = useTexts(scenariosTexts);
  if (!played) return null;
  const { deviations } = played;
  return (
    <>
      <strong className={styles.verdict} data-state={deviations.length > 0 ? 'deviates' : undefined}>
        {t(deviations.length > 0 ? 'deviates' : 'asExpected')}
      </strong>
      {deviations.length > 0 ? (
        <ul className={styles.deviations}>
          {deviations.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
