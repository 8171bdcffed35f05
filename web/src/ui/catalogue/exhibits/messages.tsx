import { Button } from '../../buttons/button.tsx';
import { ButtonRow } from '../../buttons/button-row.tsx';
import { Badge } from '../../feedback/badge.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { Loading } from '../../feedback/loading.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { SaveStatus } from '../../feedback/save-status.tsx';
import { Note } from '../../figures/note.tsx';
import { notify } from '../../toasts/toasts.ts';
import { type Exhibit, State } from '../exhibit.tsx';

function States() {
  return (
    <>
      <State name="Notices in the page">
        <div className="flex flex-col gap-3">
          <Notice tone="info">There is typically no inheritance tax on the first death.</Notice>
          <Notice tone="ok" title="Saved">
            Your name is changed.
          </Notice>
          <Notice tone="error" title="Your answers were not sent">
            We can’t reach the site right now. Try again.
          </Notice>
        </div>
      </State>
      <State name="Notices over the page">
        <ButtonRow>
          <Button
            variant="secondary"
            onPress={() => notify({ title: 'Success!', text: 'Your executor is saved.', tone: 'ok' })}
          >
            Show success
          </Button>
          <Button
            variant="secondary"
            onPress={() => notify({ title: 'Error', text: 'Failed to save executor', tone: 'error' })}
          >
            Show an error
          </Button>
        </ButtonRow>
      </State>
      <State name="A note to a passage, with its source">
        <div className="flex flex-col gap-3">
          <Note>Thomas will collect what you own, pay what you owe and carry out your wishes.</Note>
          <Note source="Wills Act 1837, section 9">Two people must see you sign, both at once.</Note>
        </div>
      </State>
      <State name="Is it saved?">
        <SaveStatus tone="idle" message="Changes are saved as you go" />
        <SaveStatus tone="saving" message="Saving…" />
        <SaveStatus tone="saved" message="All changes saved at 14:32" />
        <SaveStatus tone="waiting" message="Your changes are kept on this device" />
        <SaveStatus tone="failed" message="Couldn't save" onRetry={() => {}} />
      </State>
      <State name="Nothing yet, on its way, and a badge">
        <EmptyState action={<Button size="small">Add your first executor</Button>}>
          No executors yet. An executor carries out your will.
        </EmptyState>
        <Loading />
        <Badge>Administrator</Badge>
      </State>
    </>
  );
}

export default {
  title: 'Messages',
  shows: ['notice', 'note', 'save-status', 'empty-state', 'loading', 'badge', 'toast-list', 'toast-region'],
  States,
} satisfies Exhibit;
