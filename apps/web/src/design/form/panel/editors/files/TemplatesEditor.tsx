import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { useRef } from 'react';
import { uploadTemplate } from '@inkstone/api';
import { createId, limits } from '@inkstone/schema';
import { useFailureText } from '../../../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../../../../platform/platform.ts';
import { useFormDesigner } from '../../../use-form-designer.ts';
import type { EditorProps } from '../editor.ts';
import { editorTexts } from '../editor-lines.locale.ts';
import styles from '../../panel.module.css';

interface Template {
  readonly id: string;
  readonly name: string;
  readonly fileSize: number;
}

/** Files that people download, fill in and attach. They are uploaded here and kept as long as a form may show them. */
export function TemplatesEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(editorTexts);
  const failureText = useFailureText();
  const { uploader } = usePlatform();
  const { appCode } = useFormDesigner();
  const input = useRef<HTMLInputElement>(null);
  const files = Array.isArray(value) ? (value as readonly Template[]) : [];
  const set = (next: readonly Template[]) => onChange(next.length === 0 ? undefined : next);
  const upload = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const added: Template[] = [];
      try {
        for (const file of chosen) {
          const { id: stored, name, fileSize } = await uploader(uploadTemplate, { appCode }, file, { idempotencyKey: createId() });
          added.push({ id: stored, name, fileSize });
        }
      } finally {
        // Those before a refused one stay.
        if (added.length > 0) set([...files, ...added]);
      }
    },
  });
  const room = limits.templateFilesMax - files.length;
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {files.map((file, index) => (
        <span key={file.id} className={styles.file}>
          <span>{file.name}</span>
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            disabled={isFixed}
            aria-label={t('removeFile', { name: file.name })}
            onClick={() => set(files.toSpliced(index, 1))}
          />
        </span>
      ))}
      <Button
        size="small"
        icon={<UploadOutlined />}
        loading={upload.isPending}
        disabled={isFixed || room <= 0}
        title={room <= 0 ? t('mostFiles', { max: limits.templateFilesMax }) : undefined}
        onClick={() => input.current?.click()}
      >
        {t(upload.isPending ? 'uploading' : 'chooseFiles')}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          upload.mutate([...(target.files ?? [])].slice(0, room));
          target.value = '';
        }}
      />
      {upload.isError ? (
        <p role="alert" className={styles.issue}>
          {failureText(upload.error)}
        </p>
      ) : null}
    </div>
  );
}
