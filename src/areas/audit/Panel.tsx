import { Button, Input, type InputRef } from 'antd';
import type { KeyboardEvent, Ref } from 'react';
import type { AuditItem } from '@contract/audit';
import { REJECT_TEXT_MAX, rejectReason } from '@contract/audit/enums';
import { withBoundary } from '@/components/boundary';
import { useLabels } from '@/components/StatusTag';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { isComposing } from '@/components/shortcuts/keys';
import { useTranslations } from '@/locales/useTranslations';
import { DecisionMade } from './DecisionMade';
import { StoryPart } from './StoryPart';
import { reasonKeys } from './useQueueKeys';
import type { Verdicts } from './useVerdicts';

interface PanelProps {
  item: AuditItem;
  verdicts: Verdicts;
  words: Ref<InputRef>;
  onCorrect: (item: AuditItem) => void;
}

export const Panel = withBoundary(function Panel({ item, verdicts, words, onCorrect }: PanelProps) {
  const t = useTranslations();
  const { choosing, approve, reject } = verdicts;
  if (item.state !== 'pending') {
    return (
      <section className="fish-card fish-audit-panel" aria-label={t('audit.panel')}>
        <StoryPart submitter={item.submitter} />
        <DecisionMade item={item} onCorrect={() => onCorrect(item)} />
      </section>
    );
  }
  return (
    <section
      className="fish-card fish-audit-panel"
      data-lesson="decision"
      aria-label={t('audit.panel')}
      data-choosing={choosing || undefined}
    >
      <div className="fish-audit-why">
        <Reasons verdicts={verdicts} words={words} />
      </div>
      <StoryPart submitter={item.submitter} />
      <div className="fish-audit-buttons">
        <Button type="primary" aria-keyshortcuts="a" onClick={approve}>
          {t('audit.approve')} <KeyCaps keys="a" />
        </Button>
        <Button danger aria-keyshortcuts="r" aria-expanded={choosing} onClick={reject}>
          {t('audit.reject')} <KeyCaps keys="r" />
        </Button>
      </div>
    </section>
  );
});

function Reasons({ verdicts, words }: Pick<PanelProps, 'verdicts' | 'words'>) {
  const t = useTranslations();
  const label = useLabels();
  const { text, setText, rejectFor, cancel } = verdicts;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      event.currentTarget.blur();
      rejectFor('other');
    }
    if (event.key === 'Escape') cancel();
  };

  return (
    <>
      <h3>{t('audit.because')}</h3>
      <ul className="fish-plain">
        {reasonKeys.map(({ code, key }) => (
          <li key={code}>
            <button type="button" className="fish-audit-reason" onClick={() => rejectFor(code)}>
              <KeyCaps keys={key} /> {label(rejectReason, code)}
            </button>
          </li>
        ))}
      </ul>
      <Input.TextArea
        ref={words}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        placeholder={t('audit.words.hint')}
        aria-label={t('audit.words.label')}
        maxLength={REJECT_TEXT_MAX}
        showCount
        autoSize={{ minRows: 2, maxRows: 6 }}
      />
    </>
  );
}
