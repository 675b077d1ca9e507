import { Modal } from 'antd';
import { formToPdf, maxPrintedRecords } from '@inkstone/api';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { confirmMark } from '../../../platform/page/confirm-mark.ts';
import { printTexts } from '../../print/print.locale.ts';
import { usePdf } from '../../print/use-pdf.ts';
import type { ListActionProps } from './list-action.ts';
import styles from './actions.module.css';

/** Prints the selected records as one PDF, in the order of selection. */
export function PrintRecords({ source: { schemaCode }, picked, onClose }: ListActionProps) {
  const t = useTexts(printTexts);
  const failureText = useFailureText();
  const pdf = usePdf(formToPdf, schemaCode);
  const isAll = picked.kind === 'all';
  // The number of found records is unknown here.
  const isTooMany = isAll || picked.ids.length > maxPrintedRecords;
  return (
    <Modal
      open
      title={isAll ? t('recordsAll') : t('records', { count: picked.ids.length })}
      okText={t('pdf')}
      okButtonProps={{ disabled: isTooMany, loading: pdf.isPending, ...confirmMark }}
      cancelText={t('cancel')}
      onOk={() => pdf.mutate({ schemaCode, objectIds: [...picked.ids] }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{isTooMany ? t('tooMany', { max: maxPrintedRecords }) : t('recordsHint')}</p>
      {pdf.error ? (
        <p className={styles.batchRefused} role="alert">
          {failureText(pdf.error)}
        </p>
      ) : null}
    </Modal>
  );
}
