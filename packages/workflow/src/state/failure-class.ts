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

/** Classifies a failure: `business` when the process itself does not allow it, `system` for anything else. */
export function failureClass({ cause, class: stated }: TokenFailure): FailureClass {
  return stated ?? classes[cause];
}
