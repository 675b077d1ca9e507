import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WorkStatus } from './WorkStatus.tsx';

afterEach(cleanup);

test.each([
  ['COMPLETED', 'agree', '已完成'],
  ['COMPLETED', 'disagree', '不同意'],
  ['COMPLETED', 'disagreed', '不同意'],
  ['CANCELED', null, '已作廢'],
  ['EXCEPTION', null, '流程異常'],
  ['DRAFT', null, '草稿'],
  ['PROCESSING', null, '進行中'],
])('an instance that is %s with outcome %s is shown as %s', (status, outcome, text) => {
  render(<WorkStatus status={status} outcome={outcome} />);

  expect(screen.getByText(text)).toBeTruthy();
});
