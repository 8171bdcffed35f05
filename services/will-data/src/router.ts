import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { auditHandlers } from '@plainwill/kit/audit/audit-handlers';
import { type Call, implement } from '@plainwill/kit/implement';
import { access } from './account/access.ts';
import { dataExport } from './account/data-export.ts';
import { erasure } from './account/erasure.ts';
import { retention } from './account/retention.ts';
import type { CallContext } from './context.ts';
import { couples } from './couples/couples.ts';
import { willDocument } from './documents/preview/will-document.ts';
import { signingCopies } from './documents/signing-copies/signing-copies.ts';
import { whatIf } from './documents/what-if.ts';
import { history } from './history/history.ts';
import { importing } from './history/importing.ts';
import { keepingVersions } from './history/keeping-versions.ts';
import { holdings } from './holdings/holdings.ts';
import { executorPack } from './holdings/pack/executor-pack.ts';
import { howMadeDesk } from './how-made/how-made-desk.ts';
import { letters } from './letters/letters.ts';
import { children } from './record/children/children.ts';
import { contacts } from './record/contacts/contacts.ts';
import { drafts } from './record/drafts/record-drafts.ts';
import { executors } from './record/executors/executors.ts';
import { funeralWishes } from './record/funeral-wishes/funeral-wishes.ts';
import { gifts } from './record/gifts/gifts.ts';
import { guardians } from './record/guardians/guardians.ts';
import { homeDetails } from './record/home-details/home-details.ts';
import { accountNames } from './record/personal-details/account-names.ts';
import { personalDetails } from './record/personal-details/personal-details.ts';
import { provisions } from './record/provisions/provisions.ts';
import { questionnaire } from './record/questionnaire/claimed-questionnaire.ts';
import { residue } from './record/residue/residue.ts';
import { spouseDetails } from './record/spouse-details/spouse-details.ts';
import { testatorRecord } from './record/testator-record/testator-record.ts';
import { settings } from './record/will-settings/will-settings.ts';
import { refusingReleased } from './release/refuse-released.ts';
import { release } from './release/release.ts';
import { releaseDesk } from './release/release-desk.ts';
import { reminders } from './reminders/reminders.ts';
import { reviewDesk } from './review/desk/review-desk.ts';
import { reviewMail } from './review/mail/review-mail-handlers.ts';
import { review } from './review/request/review.ts';
import { signedScans } from './signing/original/signed-scans.ts';
import { whereKept } from './signing/original/where-kept.ts';
import { signedWills } from './signing/signed-wills.ts';
import { signingPlan } from './signing/signing-plan.ts';
import { staff } from './staff/staff.ts';
import { costlyCalls } from './threads.ts';
import { trusted } from './trusted/trusted.ts';

const maxQueue = 60;

/**
 * The calls of one account take turns, so that those of everybody else come between two reads of a large record.
 * @param concurrency more than one only for tests of races, which otherwise need several instances
 */
export const createRouter = (contextFor: (call: Call) => CallContext, { concurrency = 1 } = {}) =>
  implement(willDataContract, {
    contextFor,
    keepsWills: true,
    callsOfOneAccount: { concurrency, maxQueue },
    costlyCalls,
    handlers: refusingReleased(
      keepingVersions({
        testatorRecord,
        questionnaire,
        drafts,
        personalDetails,
        homeDetails,
        spouseDetails,
        children,
        contacts,
        funeralWishes,
        guardians,
        executors,
        gifts,
        residue,
        provisions,
        settings,
        willDocument,
        signingCopies,
        signingPlan,
        signedWills,
        signedScans,
        whereKept,
        holdings,
        letters,
        executorPack,
        reminders,
        whatIf,
        couples,
        trusted,
        release: { ...release, ...releaseDesk },
        review,
        reviewDesk,
        howMade: howMadeDesk,
        outgoingMail: reviewMail,
        history,
        importing,
        dataExport,
        erasure,
        retention,
        accountNames,
        access,
        staff,
        audit: auditHandlers,
      }),
    ),
  });
