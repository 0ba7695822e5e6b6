/** A server whose flags fall at the deadline, without the grace. */
import { Attendees } from '../../../server/coordinator/attendees.ts';
import { alter } from '../../faults/mutants/alter.ts';

alter(Attendees.prototype, 'graceOf', () => () => 0);
alter(Attendees.prototype, 'graces', () => () => ({ host: 0, guest: 0 }));
