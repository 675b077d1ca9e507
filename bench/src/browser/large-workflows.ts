interface Part {
  readonly code: string;
  readonly [setting: string]: unknown;
}

/** A workflow of so many approvals and choices, one choice with two branches after every three approvals. */
export function largeWorkflow(activityCount: number): { readonly activities: readonly Part[]; readonly routes: readonly Part[] } {
  const approval = (code: string): Part => ({
    code,
    kind: 'approve',
    name: `Approval ${code}`,
    participants: [{ kind: 'initiator-manager', level: 1 }],
  });
  const activities: Part[] = [{ code: 'start', kind: 'start', name: 'Start' }];
  const routes: Part[] = [];
  const connect = (from: string, to: string, more: object = {}) => routes.push({ code: `r${routes.length}`, from, to, order: 0, ...more });
  let last = 'start';
  const append = (part: Part) => {
    activities.push(part);
    connect(last, part.code);
    last = part.code;
  };
  for (let block = 0; activities.length < activityCount - 1; block += 1) {
    for (const place of [0, 1, 2]) append(approval(`a${block}_${place}`));
    const [choice, one, other, after] = [`x${block}`, `b${block}_0`, `b${block}_1`, `c${block}`];
    append({ code: choice, kind: 'exclusive', name: `Choice ${block}` });
    activities.push(approval(one), approval(other), approval(after));
    connect(choice, one, { condition: `total > ${block}` });
    connect(choice, other, { default: true, order: 1 });
    connect(one, after);
    connect(other, after);
    last = after;
  }
  append({ code: 'end', kind: 'end', name: 'End' });
  return { activities, routes };
}
