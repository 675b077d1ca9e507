import type { CheckRequest } from './check-messages.ts';
import { createCheckSession } from './check-session.ts';

const check = createCheckSession({
  answer: (answer) => self.postMessage(answer),
  later: (work) => setTimeout(work),
});

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => check(data);
