/**
 * How far a review has come. `void` is none of them: an approval counts for one text, and whether the will still says
 * that is looked at each time.
 */
export const reviewStates = [
  'requested',
  'held',
  'asked',
  /** One reviewer has approved, and a second is to read it. */
  'awaitingSecond',
  'returned',
  'approved',
  'withdrawn',
] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Nobody else can ask for a review of the same will meanwhile. */
export const openStates = ['requested', 'held', 'asked', 'awaitingSecond'] as const satisfies readonly ReviewState[];
export const isOpen = (state: ReviewState) => (openStates as readonly ReviewState[]).includes(state);

/** The queue has these in order: urgent; returned and asked for again; only changed since an approval; all others. */
export const reviewLanes = ['urgent', 'again', 'changes', 'usual'] as const;
export type ReviewLane = (typeof reviewLanes)[number];

/** `customer` is seen by the customer, `question` wants an answer, `internal` is for reviewers, `safety` comes from the customer. */
export const commentKinds = ['customer', 'question', 'internal', 'safety'] as const;
export type CommentKind = (typeof commentKinds)[number];
export const writtenKinds = ['customer', 'question', 'internal'] as const satisfies readonly CommentKind[];

export const commentLength = 2000;
export const answerLength = 4000;
export const requestTextLength = 2000;
export const maxComments = 200;
export const maxRequestsPerYear = 40;
/** Within so many minutes a comment is deleted without a trace; after that it is struck out. */
export const deletableMinutes = 10;

/** A reviewer looks at these before they approve, in this order. */
export const checklist = {
  identity: 'Identity and names',
  home: 'The home and how it is owned',
  claims: 'Everyone who might claim',
  guardians: 'Guardians',
  executors: 'Executors able to act',
  gifts: 'Each gift is certain',
  residue: 'The residue in every order of deaths',
  ages: 'Ages',
  foreign: 'Foreign property, business and disability',
  capacity: 'Capacity and instructions',
} as const;
export type ChecklistItem = keyof typeof checklist;
export const checklistItems = Object.keys(checklist) as ChecklistItem[];

/** A reviewer declares this by approving. */
export const approvalStatement =
  'I have read this document beside the answers it was made from, and the checks. It says what the answers say, and I know of nothing that should stop it being signed.';

/** Asked once for each request, of the customer alone. C4 is sent with the request and shown to nobody but reviewers. */
export const capacityQuestions = {
  understanding: {
    id: 'C1',
    label: 'In your own words, what does this document do, and when?',
    hint: 'A sentence or two is enough. There is no wrong way to say it.',
  },
  estate: {
    id: 'C2',
    label: 'Roughly, what do you own, and what do you owe?',
    hint: 'Round figures are fine. If you would rather not say, leave this empty: your reviewer may ask.',
  },
  claims: {
    id: 'C3',
    label: 'Who might expect something from you? If you leave any of them out, why?',
    hint: 'We keep this apart from your will.',
  },
  help: {
    id: 'C4',
    label: 'Has anyone helped you, hurried you, or been in the room?',
    hint: 'Only our reviewer reads this. We do not show it again.',
  },
  health: {
    id: 'C5',
    label: 'Do you have, or have you lately had, an illness, medicine or loss that affects memory or judgement?',
    hint: 'No details, please. Many people answer yes, and it does not stop you making a will.',
  },
} as const;
export type CapacityQuestion = keyof typeof capacityQuestions;
/** These answers are stored as they are typed, and shown again until the request is sent. */
export const draftCapacityQuestions = ['understanding', 'estate', 'claims', 'health'] as const;
export type DraftCapacityQuestion = (typeof draftCapacityQuestions)[number];

export const healthAnswers = ['yes', 'no', 'rather-not-say'] as const;
export type HealthAnswer = (typeof healthAnswers)[number];
export const healthAnswerNames: Record<HealthAnswer, string> = {
  yes: 'Yes',
  no: 'No',
  'rather-not-say': 'I’d rather not say',
};

/** The health question asks for this consent before it is answered: UK GDPR, Article 9(2)(a). */
export const healthConsent = 'I agree that this answer is kept with the record of my will and shown to my reviewer.';

/** Why the words are no longer the approved ones. */
export const changeCauses = ['answers', 'birthday', 'wording'] as const;
export type ChangeCause = (typeof changeCauses)[number];

export const recordEditions = ['customer', 'disputes'] as const;
export type RecordEdition = (typeof recordEditions)[number];

export const queuePageSize = 25;
/** A pause of new requests lasts at most so many days; then it ends by itself. */
export const maxPauseDays = 30;
