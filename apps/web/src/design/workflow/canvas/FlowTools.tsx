import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { useReactFlow } from '@xyflow/react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useShowsVersion } from '../../working-copy/use-working-copy.ts';
import { useChosenPart } from '../ChosenPart.tsx';
import { standings } from '../flow/find-step.ts';
import { layers, useLayer } from '../layers/layer.ts';
import { FlowExports } from '../picture/FlowExports.tsx';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { workflowTexts } from '../workflow.locale.ts';
import { flowSearchId } from './use-flow-keys.ts';
import styles from './canvas.module.css';

/** Above the drawing: how much there is, search, folding. */
export function FlowTools() {
  const t = useTexts(workflowTexts);
  const { flow, layout, folded, fold } = useWorkflowDesigner();
  const { layer, show } = useLayer();
  const showsVersion = useShowsVersion();
  const branching = [...standings(flow.blocks).values()].filter(({ step }) => step.branches.length > 0).map(({ step }) => step.activity);
  const across = layout.jumps.filter(
    ({ isBack, isExit, to }) => !isBack && !isExit && flow.content.activities.get(to)?.kind !== 'end',
  ).length;
  return (
    <div className={styles.tools}>
      <span className="ink-muted ink-small">{t('nodes', { count: flow.content.activities.size })}</span>
      {across > 0 ? <span className={styles.across}>{t('jumps', { count: across })}</span> : null}
      {showsVersion ? null : (
        <Segmented
          size="small"
          aria-label={t('layer')}
          value={layer}
          options={layers.map((each) => ({ value: each, label: t(each) }))}
          onChange={show}
        />
      )}
      <span className={styles.grow} />
      <Search />
      {branching.length > 0 ? (
        <Button size="small" onClick={() => fold(folded.size > 0 ? new Set() : new Set(branching))}>
          {t(folded.size > 0 ? 'unfoldAll' : 'foldAll')}
        </Button>
      ) : null}
      <FlowExports />
    </div>
  );
}

/** Enter goes to the next activity whose name or code holds the text; what is folded is unfolded. */
function Search() {
  const t = useTexts(workflowTexts);
  const { flow, choose, nameOf, fold, layout } = useWorkflowDesigner();
  const chosen = useChosenPart(flow.content);
  const { setCenter, getZoom } = useReactFlow();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found =
    wanted === '' ? [] : [...standings(flow.blocks).keys()].filter((code) => `${nameOf(code)} ${code}`.toLowerCase().includes(wanted));
  const at = found.indexOf(chosen ?? '');
  const next = () => {
    const code = found[(at + 1) % found.length];
    if (code === undefined) return;
    choose(code);
    const box = layout.activities.get(code);
    if (box) void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: getZoom() });
    else fold(new Set());
  };
  return (
    <Input.Search
      id={flowSearchId}
      size="small"
      className={styles.search ?? ''}
      aria-label={t('search')}
      placeholder={t('search')}
      value={text}
      allowClear
      onChange={(event) => setText(event.target.value)}
      onSearch={next}
      suffix={
        wanted === '' ? null : (
          <span role="status">{found.length === 0 ? t('notFound') : t('found', { at: at + 1, count: found.length })}</span>
        )
      }
    />
  );
}
