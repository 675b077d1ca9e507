import type { FailureClass, TokenFailure } from './instance-state.ts';

const classes: Readonly<Record<TokenFailure['cause'], FailureClass>> = {
  nobody: 'business',
  rounds: 'business',
  condition: 'system',
  source: 'system',
  'no-route': 'system',
  loop: 'system',
  time: 'system',
  service: 'system',
  child: 'system',
  children: 'business',
  depth: 'business',
  rules: 'system',
};

/** How a failure is classed: a business exception is the process's own no, anything else is of the system. */
export function failureClass({ cause, class: told }: TokenFailure): FailureClass {
  return told ?? classes[cause];
}
