import type { VotePolicy } from '@inkstone/schema';

export interface VoteScenario {
  readonly name: string;
  readonly order: 'parallel' | 'sequential';
  readonly policy: VotePolicy;
  readonly counting: 'certain' | 'every-vote';
  /** How many people are asked: A, B, C and so on, in this order. */
  readonly people: number;
  readonly votes: readonly {
    readonly who: string;
    readonly agrees: boolean;
    /** Who still has an open item after this vote. */
    readonly open: readonly string[];
  }[];
  readonly outcome: 'agreed' | 'disagreed';
}

// Columns: order, policy, counting and number of people, then each vote (+ for, - against) with who is still asked after it, and after `>`
// the outcome. The outcomes were computed independently of the engine, by checking whether the missing votes could still change anything.
const table = `
parallel   any         certain    1 : A- - > disagreed
parallel   any         certain    2 : B- - > disagreed
parallel   any         certain    3 : A+ - > agreed
parallel   any         certain    3 : B- - > disagreed
parallel   any         certain    4 : D+ - > agreed
parallel   any         certain    4 : B- - > disagreed
parallel   any         certain    5 : E- - > disagreed
parallel   any         certain    5 : D- - > disagreed
parallel   any-agree   certain    1 : A- - > disagreed
parallel   any-agree   certain    2 : A+ - > agreed
parallel   any-agree   certain    3 : B+ - > agreed
parallel   any-agree   certain    3 : A+ - > agreed
parallel   any-agree   certain    4 : D+ - > agreed
parallel   any-agree   certain    4 : B- ACD | C+ - > agreed
parallel   any-agree   certain    5 : B- ACDE | D- ACE | A- CE | E+ - > agreed
parallel   any-agree   certain    5 : A+ - > agreed
parallel   any-agree   every-vote 3 : A+ BC | C- B | B- - > agreed
parallel   all         certain    1 : A- - > disagreed
parallel   all         certain    2 : B- - > disagreed
parallel   all         certain    3 : B+ AC | A- - > disagreed
parallel   all         certain    3 : B- - > disagreed
parallel   all         certain    4 : B- - > disagreed
parallel   all         certain    4 : A+ BCD | C- - > disagreed
parallel   all         certain    5 : C+ ABDE | D- - > disagreed
parallel   all         certain    5 : A+ BCDE | D- - > disagreed
parallel   all         every-vote 3 : C- AB | B+ A | A+ - > disagreed
parallel   percent 1   certain    1 : A- - > disagreed
parallel   percent 1   certain    2 : B- A | A- - > disagreed
parallel   percent 1   certain    3 : B- AC | A+ - > agreed
parallel   percent 1   certain    3 : A- BC | C+ - > agreed
parallel   percent 1   certain    4 : C- ABD | A- BD | B- D | D+ - > agreed
parallel   percent 1   certain    4 : D- ABC | C- AB | A+ - > agreed
parallel   percent 1   certain    5 : A+ - > agreed
parallel   percent 1   certain    5 : B+ - > agreed
parallel   percent 1   every-vote 3 : B+ AC | A+ C | C- - > agreed
parallel   percent 34  certain    1 : A- - > disagreed
parallel   percent 34  certain    2 : B+ - > agreed
parallel   percent 34  certain    3 : A- BC | C- - > disagreed
parallel   percent 34  certain    3 : B- AC | C+ A | A- - > disagreed
parallel   percent 34  certain    4 : A- BCD | D+ BC | B- C | C- - > disagreed
parallel   percent 34  certain    4 : A+ BCD | D- BC | C+ - > agreed
parallel   percent 34  certain    5 : C- ABDE | D+ ABE | A+ - > agreed
parallel   percent 34  certain    5 : A+ BCDE | C- BDE | B+ - > agreed
parallel   percent 34  every-vote 3 : A- BC | B- C | C- - > disagreed
parallel   percent 50  certain    1 : A- - > disagreed
parallel   percent 50  certain    2 : A- B | B- - > disagreed
parallel   percent 50  certain    3 : B+ AC | C- A | A- - > disagreed
parallel   percent 50  certain    3 : C+ AB | A- B | B+ - > agreed
parallel   percent 50  certain    4 : C+ ABD | B+ - > agreed
parallel   percent 50  certain    4 : B+ ACD | D+ - > agreed
parallel   percent 50  certain    5 : D+ ABCE | B+ ACE | A- CE | E+ - > agreed
parallel   percent 50  certain    5 : B+ ACDE | C- ADE | D+ AE | E- A | A- - > disagreed
parallel   percent 50  every-vote 3 : A- BC | B+ C | C+ - > agreed
parallel   percent 51  certain    1 : A- - > disagreed
parallel   percent 51  certain    2 : B- - > disagreed
parallel   percent 51  certain    3 : A- BC | B- - > disagreed
parallel   percent 51  certain    3 : C- AB | A+ B | B- - > disagreed
parallel   percent 51  certain    4 : D- ABC | C- - > disagreed
parallel   percent 51  certain    4 : A+ BCD | B+ CD | D- C | C+ - > agreed
parallel   percent 51  certain    5 : A+ BCDE | C+ BDE | B+ - > agreed
parallel   percent 51  certain    5 : E+ ABCD | A- BCD | D- BC | C+ B | B- - > disagreed
parallel   percent 51  every-vote 3 : B+ AC | A+ C | C- - > agreed
parallel   percent 60  certain    1 : A- - > disagreed
parallel   percent 60  certain    2 : B+ A | A- - > disagreed
parallel   percent 60  certain    3 : B+ AC | A+ - > agreed
parallel   percent 60  certain    3 : A- BC | C+ B | B+ - > agreed
parallel   percent 60  certain    4 : D+ ABC | A- BC | C+ B | B+ - > agreed
parallel   percent 60  certain    4 : A- BCD | D- - > disagreed
parallel   percent 60  certain    5 : A- BCDE | C+ BDE | E- BD | D- - > disagreed
parallel   percent 60  certain    5 : C+ ABDE | A+ BDE | B- DE | E+ - > agreed
parallel   percent 60  every-vote 3 : C- AB | B+ A | A+ - > agreed
parallel   percent 67  certain    1 : A- - > disagreed
parallel   percent 67  certain    2 : B+ A | A- - > disagreed
parallel   percent 67  certain    3 : A+ BC | B- - > disagreed
parallel   percent 67  certain    3 : C+ AB | B+ A | A+ - > agreed
parallel   percent 67  certain    4 : D- ABC | B+ AC | A+ C | C- - > disagreed
parallel   percent 67  certain    4 : D+ ABC | C- AB | B+ A | A- - > disagreed
parallel   percent 67  certain    5 : E- ABCD | B- - > disagreed
parallel   percent 67  certain    5 : D- ABCE | A- - > disagreed
parallel   percent 67  every-vote 3 : C- AB | A- B | B- - > disagreed
parallel   percent 100 certain    1 : A- - > disagreed
parallel   percent 100 certain    2 : A+ B | B+ - > agreed
parallel   percent 100 certain    3 : A+ BC | C+ B | B- - > disagreed
parallel   percent 100 certain    3 : A+ BC | B+ C | C+ - > agreed
parallel   percent 100 certain    4 : D- - > disagreed
parallel   percent 100 certain    4 : B+ ACD | A- - > disagreed
parallel   percent 100 certain    5 : B- - > disagreed
parallel   percent 100 certain    5 : E+ ABCD | B- - > disagreed
parallel   percent 100 every-vote 3 : B+ AC | C- A | A+ - > disagreed
parallel   count 1     certain    1 : A- - > disagreed
parallel   count 1     certain    2 : A- B | B- - > disagreed
parallel   count 1     certain    3 : A+ - > agreed
parallel   count 1     certain    3 : C+ - > agreed
parallel   count 1     certain    4 : A+ - > agreed
parallel   count 1     certain    4 : C- ABD | A+ - > agreed
parallel   count 1     certain    5 : C- ABDE | E+ - > agreed
parallel   count 1     certain    5 : C- ABDE | A+ - > agreed
parallel   count 1     every-vote 3 : C+ AB | B+ A | A- - > agreed
parallel   count 2     certain    1 : A- - > disagreed
parallel   count 2     certain    2 : A+ B | B- - > disagreed
parallel   count 2     certain    3 : B+ AC | A- C | C+ - > agreed
parallel   count 2     certain    3 : C- AB | B+ A | A- - > disagreed
parallel   count 2     certain    4 : A- BCD | C+ BD | B+ - > agreed
parallel   count 2     certain    4 : B+ ACD | C- AD | A- D | D- - > disagreed
parallel   count 2     certain    5 : B- ACDE | C+ ADE | E+ - > agreed
parallel   count 2     certain    5 : D+ ABCE | A+ - > agreed
parallel   count 2     every-vote 3 : A+ BC | C- B | B- - > disagreed
parallel   count 3     certain    1 : A- - > disagreed
parallel   count 3     certain    2 : B+ A | A- - > disagreed
parallel   count 3     certain    3 : C+ AB | B+ A | A+ - > agreed
parallel   count 3     certain    3 : B- - > disagreed
parallel   count 3     certain    4 : B+ ACD | C+ AD | A+ - > agreed
parallel   count 3     certain    4 : B+ ACD | C- AD | A- - > disagreed
parallel   count 3     certain    5 : A+ BCDE | B+ CDE | D+ - > agreed
parallel   count 3     certain    5 : E+ ABCD | C- ABD | A+ BD | D- B | B- - > disagreed
parallel   count 3     every-vote 3 : A- BC | C+ B | B+ - > disagreed
parallel   count 9     certain    1 : A- - > disagreed
parallel   count 9     certain    2 : A- - > disagreed
parallel   count 9     certain    3 : C- - > disagreed
parallel   count 9     certain    3 : B+ AC | C- - > disagreed
parallel   count 9     certain    4 : C- - > disagreed
parallel   count 9     certain    4 : B- - > disagreed
parallel   count 9     certain    5 : A- - > disagreed
parallel   count 9     certain    5 : E+ ABCD | B+ ACD | A+ CD | D- - > disagreed
parallel   count 9     every-vote 3 : A+ BC | C+ B | B- - > disagreed
sequential any         certain    1 : A- - > disagreed
sequential any         certain    2 : A- - > disagreed
sequential any         certain    3 : A- - > disagreed
sequential any         certain    3 : A+ - > agreed
sequential any         certain    4 : A- - > disagreed
sequential any         certain    4 : A+ - > agreed
sequential any         certain    5 : A- - > disagreed
sequential any         certain    5 : A+ - > agreed
sequential any-agree   certain    1 : A- - > disagreed
sequential any-agree   certain    2 : A- B | B+ - > agreed
sequential any-agree   certain    3 : A- B | B+ - > agreed
sequential any-agree   certain    3 : A+ - > agreed
sequential any-agree   certain    4 : A+ - > agreed
sequential any-agree   certain    4 : A- B | B- C | C- D | D- - > disagreed
sequential any-agree   certain    5 : A- B | B+ - > agreed
sequential any-agree   certain    5 : A+ - > agreed
sequential any-agree   every-vote 3 : A- B | B+ C | C- - > agreed
sequential all         certain    1 : A- - > disagreed
sequential all         certain    2 : A- - > disagreed
sequential all         certain    3 : A+ B | B- - > disagreed
sequential all         certain    3 : A- - > disagreed
sequential all         certain    4 : A+ B | B+ C | C+ D | D+ - > agreed
sequential all         certain    4 : A- - > disagreed
sequential all         certain    5 : A- - > disagreed
sequential all         certain    5 : A+ B | B+ C | C+ D | D+ E | E+ - > agreed
sequential all         every-vote 3 : A- B | B+ C | C+ - > disagreed
sequential percent 1   certain    1 : A- - > disagreed
sequential percent 1   certain    2 : A+ - > agreed
sequential percent 1   certain    3 : A- B | B- C | C+ - > agreed
sequential percent 1   certain    3 : A+ - > agreed
sequential percent 1   certain    4 : A- B | B+ - > agreed
sequential percent 1   certain    4 : A- B | B- C | C- D | D- - > disagreed
sequential percent 1   certain    5 : A- B | B+ - > agreed
sequential percent 1   certain    5 : A+ - > agreed
sequential percent 1   every-vote 3 : A- B | B+ C | C- - > agreed
sequential percent 34  certain    1 : A- - > disagreed
sequential percent 34  certain    2 : A- B | B- - > disagreed
sequential percent 34  certain    3 : A+ B | B- C | C+ - > agreed
sequential percent 34  certain    3 : A+ B | B- C | C- - > disagreed
sequential percent 34  certain    4 : A+ B | B+ - > agreed
sequential percent 34  certain    4 : A+ B | B- C | C- D | D- - > disagreed
sequential percent 34  certain    5 : A- B | B+ C | C+ - > agreed
sequential percent 34  certain    5 : A+ B | B- C | C- D | D- E | E- - > disagreed
sequential percent 34  every-vote 3 : A- B | B- C | C+ - > disagreed
sequential percent 50  certain    1 : A- - > disagreed
sequential percent 50  certain    2 : A- B | B- - > disagreed
sequential percent 50  certain    3 : A+ B | B- C | C+ - > agreed
sequential percent 50  certain    3 : A+ B | B+ - > agreed
sequential percent 50  certain    4 : A- B | B+ C | C+ - > agreed
sequential percent 50  certain    4 : A+ B | B+ - > agreed
sequential percent 50  certain    5 : A- B | B- C | C- - > disagreed
sequential percent 50  certain    5 : A- B | B+ C | C+ D | D+ - > agreed
sequential percent 50  every-vote 3 : A- B | B- C | C- - > disagreed
sequential percent 51  certain    1 : A- - > disagreed
sequential percent 51  certain    2 : A+ B | B+ - > agreed
sequential percent 51  certain    3 : A+ B | B- C | C- - > disagreed
sequential percent 51  certain    3 : A+ B | B+ - > agreed
sequential percent 51  certain    4 : A+ B | B- C | C+ D | D- - > disagreed
sequential percent 51  certain    4 : A+ B | B+ C | C- D | D+ - > agreed
sequential percent 51  certain    5 : A- B | B- C | C- - > disagreed
sequential percent 51  certain    5 : A+ B | B- C | C- D | D- - > disagreed
sequential percent 51  every-vote 3 : A- B | B- C | C+ - > disagreed
sequential percent 60  certain    1 : A- - > disagreed
sequential percent 60  certain    2 : A- - > disagreed
sequential percent 60  certain    3 : A+ B | B- C | C+ - > agreed
sequential percent 60  certain    3 : A- B | B+ C | C+ - > agreed
sequential percent 60  certain    4 : A- B | B+ C | C- - > disagreed
sequential percent 60  certain    4 : A- B | B- - > disagreed
sequential percent 60  certain    5 : A+ B | B+ C | C+ - > agreed
sequential percent 60  certain    5 : A+ B | B- C | C- D | D+ E | E- - > disagreed
sequential percent 60  every-vote 3 : A- B | B+ C | C+ - > agreed
sequential percent 67  certain    1 : A- - > disagreed
sequential percent 67  certain    2 : A- - > disagreed
sequential percent 67  certain    3 : A- - > disagreed
sequential percent 67  certain    3 : A+ B | B+ C | C+ - > agreed
sequential percent 67  certain    4 : A+ B | B- C | C+ D | D- - > disagreed
sequential percent 67  certain    4 : A- B | B+ C | C+ D | D- - > disagreed
sequential percent 67  certain    5 : A- B | B- - > disagreed
sequential percent 67  certain    5 : A+ B | B- C | C+ D | D- - > disagreed
sequential percent 67  every-vote 3 : A- B | B- C | C+ - > disagreed
sequential percent 100 certain    1 : A- - > disagreed
sequential percent 100 certain    2 : A- - > disagreed
sequential percent 100 certain    3 : A+ B | B- - > disagreed
sequential percent 100 certain    3 : A- - > disagreed
sequential percent 100 certain    4 : A- - > disagreed
sequential percent 100 certain    4 : A+ B | B- - > disagreed
sequential percent 100 certain    5 : A+ B | B- - > disagreed
sequential percent 100 certain    5 : A- - > disagreed
sequential percent 100 every-vote 3 : A+ B | B- C | C+ - > disagreed
sequential count 1     certain    1 : A- - > disagreed
sequential count 1     certain    2 : A+ - > agreed
sequential count 1     certain    3 : A- B | B- C | C+ - > agreed
sequential count 1     certain    3 : A+ - > agreed
sequential count 1     certain    4 : A+ - > agreed
sequential count 1     certain    4 : A- B | B- C | C- D | D- - > disagreed
sequential count 1     certain    5 : A- B | B- C | C- D | D+ - > agreed
sequential count 1     certain    5 : A+ - > agreed
sequential count 1     every-vote 3 : A- B | B+ C | C+ - > agreed
sequential count 2     certain    1 : A- - > disagreed
sequential count 2     certain    2 : A- - > disagreed
sequential count 2     certain    3 : A+ B | B+ - > agreed
sequential count 2     certain    3 : A- B | B- - > disagreed
sequential count 2     certain    4 : A- B | B- C | C+ D | D+ - > agreed
sequential count 2     certain    4 : A- B | B+ C | C+ - > agreed
sequential count 2     certain    5 : A+ B | B+ - > agreed
sequential count 2     certain    5 : A- B | B+ C | C+ - > agreed
sequential count 2     every-vote 3 : A+ B | B- C | C- - > disagreed
sequential count 3     certain    1 : A- - > disagreed
sequential count 3     certain    2 : A+ B | B- - > disagreed
sequential count 3     certain    3 : A+ B | B+ C | C- - > disagreed
sequential count 3     certain    3 : A+ B | B+ C | C+ - > agreed
sequential count 3     certain    4 : A+ B | B+ C | C- D | D+ - > agreed
sequential count 3     certain    4 : A- B | B- - > disagreed
sequential count 3     certain    5 : A+ B | B+ C | C- D | D+ - > agreed
sequential count 3     certain    5 : A- B | B- C | C+ D | D+ E | E- - > disagreed
sequential count 3     every-vote 3 : A+ B | B- C | C+ - > disagreed
sequential count 9     certain    1 : A- - > disagreed
sequential count 9     certain    2 : A- - > disagreed
sequential count 9     certain    3 : A+ B | B- - > disagreed
sequential count 9     certain    3 : A+ B | B+ C | C- - > disagreed
sequential count 9     certain    4 : A+ B | B+ C | C- - > disagreed
sequential count 9     certain    4 : A- - > disagreed
sequential count 9     certain    5 : A- - > disagreed
sequential count 9     certain    5 : A+ B | B+ C | C- - > disagreed
sequential count 9     every-vote 3 : A+ B | B- C | C+ - > disagreed
`;

/** Vote counting, one scenario per row; the engine and the server's calls are tested against the same rows. */
export const voteScenarios: readonly VoteScenario[] = table.trim().split('\n').map(readScenario);

function readScenario(name: string): VoteScenario {
  const [settings, votes, outcome] = name.split(/ : | > /) as [string, string, VoteScenario['outcome']];
  const [order, kind, ...rest] = settings.trim().split(/\s+/) as [VoteScenario['order'], VotePolicy['kind'], ...string[]];
  const [people, counting, number] = rest.toReversed() as [string, VoteScenario['counting'], string?];
  return {
    name: name.replaceAll(/\s+/g, ' '),
    order,
    policy: readPolicy(kind, Number(number)),
    counting,
    people: Number(people),
    votes: votes.split(' | ').map((vote) => {
      const [cast, open] = vote.split(' ') as [string, string];
      return { who: cast.charAt(0), agrees: cast.endsWith('+'), open: open === '-' ? [] : open.split('') };
    }),
    outcome,
  };
}

function readPolicy(kind: VotePolicy['kind'], number: number): VotePolicy {
  if (kind === 'percent') return { kind, percent: number };
  return kind === 'count' ? { kind, count: number } : { kind };
}
