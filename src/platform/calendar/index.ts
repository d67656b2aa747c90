import Taro from '@tarojs/taro'
import { ALARM_HOURS_BEFORE } from '@domain/format/calendar-file'
import { refusalOf } from '../wechat-failure'
import type { CalendarPort } from './port'

/** WeChat asks its reader, and puts it into the phone's own calendar. Terms are counted by the clocks of Beijing. */
export const calendar: CalendarPort = {
  adds: () => Taro.canIUse('addPhoneCalendar'),
  async add({ day, title, description }) {
    try {
      await Taro.addPhoneCalendar({
        title,
        description,
        startTime: Date.parse(`${day}T00:00:00+08:00`) / 1000,
        allDay: true,
        alarm: true,
        alarmOffset: ALARM_HOURS_BEFORE * 3600,
      })
      return 'added'
    } catch (error) {
      return refusalOf(error)
    }
  },
}
