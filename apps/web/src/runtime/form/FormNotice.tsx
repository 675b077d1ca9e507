import { Alert } from 'antd';

interface FormNoticeProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** What was just done with the form. */
export function FormNotice({ text, onClose }: FormNoticeProps) {
  return <Alert type="success" showIcon closable={{ onClose }} title={text} />;
}
