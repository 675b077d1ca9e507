import { Alert } from 'antd';
import { lazy, Suspense } from 'react';
import styles from '../form.module.css';

const NextWork = lazy(async () => ({ default: (await import('./NextWork.tsx')).NextWork }));

/** What was just done; `endsWork`: it finished the user's task, so the next one is offered. */
export interface Notice {
  readonly text: string;
  readonly endsWork?: boolean;
}

interface FormNoticeProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** The notice of what was just done, visible wherever the form is scrolled to. */
export function FormNotice({ notice: { text, endsWork = false }, onClose }: FormNoticeProps) {
  const next = endsWork ? (
    <Suspense fallback={null}>
      <NextWork />
    </Suspense>
  ) : null;
  return <Alert className={styles.notice ?? ''} type="success" showIcon closable={{ onClose }} title={text} description={next} />;
}
