export default {
  'teacher.none': 'This service has no screen that a lesson could show.',
  'record.type.lesson': 'First steps',
  'teacher.title.operators': 'First steps for operators',
  'teacher.title.managers': 'First steps for managers',
  'teacher.title.both': 'First steps',
  'teacher.line': '{done} of {of} lessons done',
  'teacher.handbook': 'All about each screen is in the handbook',
  'teacher.begin': 'Begin the first lesson',
  'teacher.continue': 'Go on with the next lesson',
  'teacher.start': 'Start',
  'teacher.goOn': 'Go on',
  'teacher.startOver': 'Start over',
  'teacher.steps': '{done} of {of} steps',
  'teacher.step': 'Step {step} of {of}',
  'teacher.back': 'Back',
  'teacher.next': 'Next',
  'teacher.finish': 'Finish',
  'teacher.leave': 'Leave the lesson',
  'teacher.missing':
    'What this step is about is not on the screen right now. Open it if you like, or simply go on: nothing is lost.',
  'field.done': 'Steps done',

  'teacher.findUser.about': 'From a number or a name to everything that is known about a person.',
  'teacher.findUser.1':
    'Type a number, a nickname or a phone here. The list follows as you type. “Add filter” beside it narrows it down further.',
  'teacher.findUser.2':
    'Views are filters under a name, with their count. “Save view” keeps what you see now as one of your own.',
  'teacher.findUser.3':
    'Choose “Open” to see the person. Behind “…” is what you can do to them; nothing happens before you confirm.',
  'teacher.findUser.4':
    'This is their whole story, when you have opened somebody: ledger, orders, rooms, wishes, devices, sanctions and notes. Look at each, then close it with Escape.',

  'teacher.auditByKeyboard.about': 'j, k, a, r and u: the queue without a mouse.',
  'teacher.auditByKeyboard.1':
    'The oldest item comes first. Press j for the next and k for the previous one. Try it now.',
  'teacher.auditByKeyboard.2':
    'Here is what was submitted and by whom. Press a to approve it. You have five seconds to take it back with u.',
  'teacher.auditByKeyboard.3':
    'To reject, press r and then the number of a reason: the user will read it. Escape if you don’t want to.',
  'teacher.auditByKeyboard.4':
    'These are the keys. Decide three items that are clear to you, then finish. Whatever is unclear may wait for a colleague.',

  'teacher.shipOrder.about': 'From an order that waits to a parcel on its way.',
  'teacher.shipOrder.1': 'The view “To ship” holds the orders that are paid and wait for their parcel.',
  'teacher.shipOrder.2': 'Choose “Open” on one of them. The oldest have waited longest.',
  'teacher.shipOrder.3':
    'These are the steps of the order, each with its time. Below stand the items, the receiver and the payment.',
  'teacher.shipOrder.4':
    'Here you choose “Ship”, then the carrier and the tracking number of the label. Do it only with a real parcel: the user is told.',

  'teacher.sellGift.about': 'A gift of your own, and its place on the shelf.',
  'teacher.sellGift.1': 'Choose “New gift” to make one: icon, name, kind, price and stock. It is saved off sale.',
  'teacher.sellGift.2':
    'These are off sale. “Put on sale” is behind “…”: it stands last in its section of the shelf then.',
  'teacher.sellGift.3':
    'This is the shelf as the app shows it. Drag a gift to its place; nothing changes for users before you save.',

  'teacher.writeTip.about': 'A short hint in the right place, at the right time.',
  'teacher.writeTip.1':
    'This is what users see now in each place of the app. Choose another time to see what they will see then.',
  'teacher.writeTip.2':
    'A new tip: its text, its place, from when to when, and how urgent it is. It is saved as a draft.',
  'teacher.writeTip.3': 'Here you see how it looks, and which other tips share its place and time.',
  'teacher.writeTip.4': 'Back in the list, “Put online” is behind “…” of your draft. Users see it at its time.',

  'teacher.addOperator.about': 'An account for somebody new, and how to take it away.',
  'teacher.addOperator.1': 'Choose “New admin” when somebody joins. Every person gets an account of their own.',
  'teacher.addOperator.2':
    'Account and first password are what they sign in with. The account never changes; the password they should change at once.',
  'teacher.addOperator.3': 'When somebody leaves, choose “Disable” behind “…”. They are signed out everywhere at once.',

  'teacher.whoDidWhat.about': 'Every change has a name, a time and a reason.',
  'teacher.whoDidWhat.1':
    'The latest operations of everyone: who, what, to which record. Each name and record is a link.',
  'teacher.whoDidWhat.2': 'Open an admin to see what they did.',
  'teacher.whoDidWhat.3':
    'A timeline: each operation with what was before and after, and its reason. Every record has one, too.',

  'teacher.readLog.about': 'Who came in, who was refused, and when that is suspicious.',
  'teacher.readLog.1': 'The views part the refused and the locked out from the rest.',
  'teacher.readLog.2': 'Search for an account, or narrow it down to an address, a result or a time.',
  'teacher.readLog.3':
    'Each row says from where, with what, and why it was refused. Many refusals from one address are marked.',

  'teacher.readWishes.about': 'How the wish pool does, and how to get from a number to its wishes.',
  'teacher.readWishes.1':
    'Choose the days, and whether by day, week or month. Compare with the period before to see a change.',
  'teacher.readWishes.2': 'What was spent, given back and paid out. Each number leads to the wishes it counts.',
  'teacher.readWishes.3':
    'The same over time. A point leads to the wishes of its period, and the picture can be saved.',
  'teacher.readWishes.4': 'All numbers, period by period. Export them from here.',
};
