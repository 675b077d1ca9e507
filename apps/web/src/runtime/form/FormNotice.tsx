import { Alert } from 'antd';

export interface Notice {
  readonly text: string;
  readonly detail: string | null;
}

/** What just happened, above the form. */
export function FormNotice({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  return (
    <Alert type="success" showIcon closable={{ onClose }} title={notice.text} {...(notice.detail ? { description: notice.detail } : {})} />
  );
}
