import { Button, Input, Segmented } from 'antd';
import { memo, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useReactFlow } from '@xyflow/react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useShowsVersion } from '../../working-copy/use-working-copy.ts';
import { useChosenPart, useChoosing } from '../ChosenPart.tsx';
import { placementsOf } from '../flow/find-step.ts';
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
  const showsVersion = useShowsVersion();
  const branching = [...placementsOf(flow.blocks).values()].filter(({ step }) => step.branches.length > 0).map(({ step }) => step.activity);
  const across = layout.jumps.filter(
    ({ isBack, isExit, to }) => !isBack && !isExit && flow.content.activities.get(to)?.kind !== 'end',
  ).length;
  const latest = useRef({ fold, folded, branching });
  useEffect(() => {
    latest.current = { fold, folded, branching };
  });
  const onFold = useCallback(() => {
    const now = latest.current;
    now.fold(now.folded.size > 0 ? new Set() : new Set(now.branching));
  }, []);
  return (
    <div className={styles.tools}>
      <span className="ink-muted ink-small">{t('nodes', { count: flow.content.activities.size })}</span>
      {across > 0 ? <span className={styles.across}>{t('jumps', { count: across })}</span> : null}
      {showsVersion ? null : <LayerChoice />}
      <span className={styles.grow} />
      <Search />
      {branching.length > 0 ? <FoldAll isFolded={folded.size > 0} onFold={onFold} /> : null}
      <FlowExports />
    </div>
  );
}

const LayerChoice = memo(function LayerChoice() {
  const t = useTexts(workflowTexts);
  const { layer, show } = useLayer();
  return (
    <Segmented
      size="small"
      aria-label={t('layer')}
      value={layer}
      options={layers.map((each) => ({ value: each, label: t(each) }))}
      onChange={show}
    />
  );
});

const FoldAll = memo(function FoldAll({ isFolded, onFold }: { readonly isFolded: boolean; readonly onFold: () => void }) {
  const t = useTexts(workflowTexts);
  return (
    <Button size="small" onClick={onFold}>
      {t(isFolded ? 'unfoldAll' : 'foldAll')}
    </Button>
  );
});

/** Enter goes to the next activity whose name or code holds the text; what is folded is unfolded. */
function Search() {
  const { flow, choose, nameOf, fold, layout } = useWorkflowDesigner();
  const { chosenNow } = useChoosing();
  const { setCenter, getZoom } = useReactFlow();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found =
    wanted === '' ? [] : [...placementsOf(flow.blocks).keys()].filter((code) => `${nameOf(code)} ${code}`.toLowerCase().includes(wanted));
  const next = () => {
    const code = found[(found.indexOf(chosenNow()[0] ?? '') + 1) % found.length];
    if (code === undefined) return;
    choose(code);
    const box = layout.activities.get(code);
    if (box) void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: getZoom() });
    else fold(new Set());
  };
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  const onNext = useCallback(() => latest.current(), []);
  return <SearchInput text={text} onText={setText} onNext={onNext} found={wanted === '' ? null : <Found codes={found} />} />;
}

interface SearchInputProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onNext: () => void;
  readonly found: ReactNode;
}

/** An edit that nobody searches does not render it. */
const SearchInput = memo(function SearchInput({ text, onText, onNext, found }: SearchInputProps) {
  const t = useTexts(workflowTexts);
  return (
    <Input.Search
      id={flowSearchId}
      size="small"
      className={styles.search ?? ''}
      aria-label={t('search')}
      placeholder={t('search')}
      value={text}
      allowClear
      onChange={(event) => onText(event.target.value)}
      onSearch={onNext}
      suffix={found}
    />
  );
});

/** Where one is among what was found. */
function Found({ codes }: { readonly codes: readonly string[] }) {
  const t = useTexts(workflowTexts);
  const { flow } = useWorkflowDesigner();
  const at = codes.indexOf(useChosenPart(flow.content) ?? '');
  const count = codes.length;
  return <span role="status">{count === 0 ? t('notFound') : at < 0 ? t('nodes', { count }) : t('found', { at: at + 1, count })}</span>;
}
