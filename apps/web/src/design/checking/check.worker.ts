import type { CheckAnswer, CheckRequest, SentAnswer } from './check-messages.ts';
import { createCheckSession } from './check-session.ts';

let told = '';

function send(answer: CheckAnswer): void {
  const text = JSON.stringify(answer.issues);
  self.postMessage({ ...answer, issues: text === told ? null : answer.issues } satisfies SentAnswer);
  told = text;
}

const check = createCheckSession({
  answer: send,
  later: (work) => setTimeout(work),
});

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => check(data);
