export default {
  'record.type.message': 'Message',
  'message.title': 'Message list',
  'message.story': 'Message',
  'message.close': 'Close the message',
  'message.notFound': 'There is no message with this id. The draft may have been deleted.',
  'message.search': 'Words in the title or text',
  'message.empty': 'There is no message yet. Write one, say whom it goes to, and send it.',
  'message.view.draft': 'Drafts',
  'message.view.sending': 'Sending',
  'message.view.sent': 'Sent',
  'message.view.withdrawn': 'Withdrawn',
  'message.line.sending': '{count, number} being sent',
  'message.line.draft': '{count, plural, one {# draft} other {# drafts}}',
  'message.line.tips': 'Tips',
  'message.title.field': 'Title',
  'message.title.rule': 'Enter a title.',
  'message.body': 'Text',
  'message.body.rule': 'Enter the text of the message.',
  'message.type': 'Type',
  'message.to': 'To',
  'message.status': 'Status',
  'message.sent': 'Sent to',
  'message.read': 'Read',
  'message.sentAt': 'Sent at',
  'message.finishedAt': 'All sent at',
  'message.withdrawnAt': 'Withdrawn at',
  'message.withdrawnReason': 'Why withdrawn',
  'message.by': 'By',
  'message.recipient': 'Sent to the user',
  'user.tab.messages': 'Messages',
  'user.messages.none': 'No message was sent to this user yet.',
  'user.messages.all': 'Show in the message list',
  'message.writtenBy': 'Written by',
  'message.createdAt': 'Created',
  'message.updatedAt': 'Last change',
  'message.facts': 'Facts',

  'message.letter.box': 'Messages',
  'message.letter.now': 'now',
  'message.letter.title': 'Title',
  'message.letter.body': 'Your text appears here.',

  'message.create': 'New message',
  'message.edit': 'Edit a draft',
  'message.create.line': 'Users find it among the messages in the app. A draft is seen by nobody.',
  'message.save': 'Save draft',
  'message.saved': 'The draft is saved.',
  'message.copy': 'Use as a new one',
  'message.user': 'Send message',

  'message.send': 'Send…',
  'message.send.title': 'Send this message',
  'message.send.consequence':
    '{count, plural, =0 {Nobody would get it right now} one {# user gets it at once} other {# users get it at once}}: {to}.',
  'message.send.ok': 'Send to {count, plural, one {# user} other {# users}}',
  'message.send.changed': 'The draft was changed elsewhere in the meantime. This is what it is now: look at it again.',
  'message.send.done': 'On its way to {count, plural, one {# user} other {# users}}.',

  'message.withdraw': 'Withdraw',
  'message.withdraw.title': 'Withdraw this message',
  'message.withdraw.consequence':
    '{count, plural, =0 {No letter box has it yet.} one {It is gone at once from the letter box of # user.} other {It is gone at once from the letter boxes of # users.}}',
  'message.withdraw.opened':
    '{count, plural, =0 {Nobody has read it.} one {# of them has read it already.} other {# of them have read it already.}}',
  'message.withdraw.waiting':
    '{count, plural, one {# user it has not reached yet will not get it.} other {# users it has not reached yet will not get it.}}',
  'message.withdraw.done': 'The message is withdrawn.',
  'message.withdraw.many': 'Withdraw {count, plural, one {# message} other {# messages}}',
  'message.withdraw.many.consequence':
    '{count, plural, =0 {None of them has been sent, so nothing changes.} one {# message is gone at once from the letter boxes of {recipients, plural, one {# recipient} other {its # recipients}}.} other {# messages are gone at once from the letter boxes of their {recipients, number} recipients in all.}}',
  'message.withdraw.many.refused':
    '{count, plural, one {# of them is a draft or withdrawn already and will be refused.} other {# of them are drafts or withdrawn already and will be refused.}}',

  'message.remove': 'Delete draft',
  'message.remove.title': 'Delete this draft',
  'message.remove.consequence': 'It is deleted. Nobody has seen it.',
  'message.remove.done': 'The draft is deleted.',
  'message.remove.many': 'Delete the drafts of {count, plural, one {# message} other {# messages}}',
  'message.remove.many.consequence':
    '{count, plural, =0 {None of them is a draft, so nothing changes.} one {# draft is deleted. Nobody has seen it.} other {# drafts are deleted. Nobody has seen them.}}',
  'message.remove.many.refused':
    '{count, plural, one {# of them has been sent and will be refused.} other {# of them have been sent and will be refused.}}',

  'message.users.title': 'Send a message',
  'message.users.reading': 'Reading the numbers: {read, number} of {total, number}',
  'message.users.tooMany':
    'One message can go to at most {max, number} listed users. Narrow the filter, or choose “Everyone” in a new message.',

  'field.body': 'Text',
  'field.type': 'Type',
};
