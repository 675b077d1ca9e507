import type { Presentation } from '@inkstone/form-engine';
import { Seal } from '@inkstone/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useFormUiServices } from '../services/ui-services.ts';
import styles from './presentation.module.css';

// Few pages present images; the others do not load what fetches them.
const StoredImage = lazy(() => import('../upload/StoredImage.tsx').then((module) => ({ default: module.StoredImage })));

type PresentedTable = Extract<Presentation, { kind: 'table' }>;
type PresentedFile = Extract<Presentation, { kind: 'file' }>;
type PresentedImage = Extract<Presentation, { kind: 'image' }>;
type PresentedLink = Extract<Presentation, { kind: 'link' }>;

/** Renders the presentation of a value. */
export function PresentationView({ tree }: { readonly tree: Presentation }) {
  switch (tree.kind) {
    case 'empty':
      return <span className={styles.muted}>—</span>;
    case 'text':
      return <span className={styles[tree.tone ?? 'normal']}>{tree.text}</span>;
    case 'list':
      return (
        <ul className={styles.list}>
          {tree.items.map((item, index) => (
            <li key={index}>
              <PresentationView tree={item} />
            </li>
          ))}
        </ul>
      );
    case 'link':
      return <RecordLink link={tree} />;
    case 'file':
      return <FileLink file={tree} />;
    case 'image':
      return <FileImage image={tree} />;
    case 'seal':
      return <Seal text={tree.text} shape={tree.tone === 'disagree' ? 'square' : 'round'} faded={tree.tone === 'neutral'} />;
    case 'table':
      return <TableView table={tree} />;
  }
}

function RecordLink({ link }: { readonly link: PresentedLink }) {
  const href = useFormUiServices()?.recordHref?.(link.record.schemaCode, link.record.id);
  return href ? <a href={href}>{link.text}</a> : <span>{link.text}</span>;
}

/** Without file services, only the name is shown. */
function FileLink({ file: { refId, name, fileSize } }: { readonly file: PresentedFile }) {
  const files = useFormUiServices()?.files;
  const [hasFailed, setFailed] = useState(false);
  if (!files) return <span>{name}</span>;
  const handleDownload = (): void => {
    setFailed(false);
    files.download({ id: refId, name, fileSize }).catch(() => setFailed(true));
  };
  return (
    <button type="button" className={styles.file} data-failed={hasFailed || undefined} onClick={handleDownload}>
      {name}
    </button>
  );
}

function FileImage({ image: { refId, alt } }: { readonly image: PresentedImage }) {
  const name = <span>{alt}</span>;
  if (!useFormUiServices()?.files) return name;
  return (
    <Suspense fallback={name}>
      <StoredImage refId={refId} alt={alt} isWhole={false} className={styles.image} />
    </Suspense>
  );
}

/** Scrolls horizontally if it is too wide, except on paper. */
function TableView({ table }: { readonly table: PresentedTable }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group">
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <TableRow key={index} cells={row} />
          ))}
        </tbody>
        {table.foot ? (
          <tfoot>
            <TableRow cells={table.foot} />
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function TableRow({ cells }: { readonly cells: readonly Presentation[] }) {
  return (
    <tr>
      {cells.map((cell, index) => (
        <td key={index}>{cell.kind === 'empty' ? null : <PresentationView tree={cell} />}</td>
      ))}
    </tr>
  );
}
